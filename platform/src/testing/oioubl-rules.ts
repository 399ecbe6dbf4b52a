import { convert } from 'xmlbuilder2';

/**
 * Rules an OIOUBL 2.1 invoice or credit note must follow, as far as they can be checked without the official
 * validation, an XSLT of two megabytes without a package (decision 31). Written from the UBL schemas (elements and
 * their order) and the rules published by NemHandel (codes, ids, sums).
 */

type Node = string | { [name: string]: Node | Node[] };

/** The children of the root in the order of UBL 2.0, limited to those used here; `?` marks optional ones. */
const order = {
  Invoice: [
    'cbc:UBLVersionID',
    'cbc:CustomizationID',
    'cbc:ProfileID',
    'cbc:ID',
    'cbc:IssueDate',
    'cbc:InvoiceTypeCode',
    'cbc:DocumentCurrencyCode',
    'cac:OrderReference?',
    'cac:AccountingSupplierParty',
    'cac:AccountingCustomerParty',
    'cac:PaymentMeans?',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
    'cac:InvoiceLine',
  ],
  CreditNote: [
    'cbc:UBLVersionID',
    'cbc:CustomizationID',
    'cbc:ProfileID',
    'cbc:ID',
    'cbc:IssueDate',
    'cbc:DocumentCurrencyCode',
    'cac:AccountingSupplierParty',
    'cac:AccountingCustomerParty',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
    'cac:CreditNoteLine',
  ],
};
const lineOrder = ['cbc:ID', 'quantity', 'cbc:LineExtensionAmount', 'cac:TaxTotal', 'cac:Item', 'cac:Price'];

/** All nodes at a path below a node; includes every item of a list at any step. */
function all(node: Node | undefined, path: string): Node[] {
  return path.split('/').reduce<Node[]>(
    (nodes, name) =>
      nodes.flatMap(each => {
        const found = typeof each === 'string' ? undefined : each[name];
        return found === undefined ? [] : [found].flat();
      }),
    node === undefined ? [] : [node],
  );
}

function text(node: Node | undefined, path: string): string {
  const [found] = all(node, path);
  if (found === undefined) return '';
  if (typeof found === 'string') return found;
  return typeof found['#'] === 'string' ? found['#'] : '';
}

function attribute(node: Node | undefined, path: string, name: string): string {
  const [found] = all(node, path);
  const value = typeof found === 'object' ? found[`@${name}`] : undefined;
  return typeof value === 'string' ? value : '';
}

const ore = (amount: string): number => Math.round(Number(amount) * 100);
const sum = (amounts: readonly string[]): number => amounts.reduce((total, each) => total + ore(each), 0);
const elements = (node: Node): string[] =>
  typeof node === 'string' ? [] : Object.keys(node).filter(name => !name.startsWith('@') && name !== '#');

/** The rules a document breaks; empty for a valid one. */
export function brokenOioublRules(xml: string): string[] {
  const [root, document] = Object.entries(
    convert({ encoding: 'UTF-8' }, xml, { format: 'object' }) as unknown as Record<string, Node>,
  )[0] ?? ['', ''];
  const isCredit = root === 'CreditNote';
  const lines = all(document, isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine');
  const supplier = 'cac:AccountingSupplierParty/cac:Party';
  const customer = 'cac:AccountingCustomerParty/cac:Party';
  const total = (name: string) => text(document, `cac:LegalMonetaryTotal/cbc:${name}`);
  const subtotals = all(document, 'cac:TaxTotal/cac:TaxSubtotal');
  const categories = [document, ...lines].flatMap(node =>
    all(node, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory'),
  );
  const amounts = xml.match(/(?<=currencyID="DKK">)[^<]*/g) ?? [];
  const rules: Record<string, boolean> = {
    'it is an invoice or a credit note': root === 'Invoice' || isCredit,
    'its elements are in the order of the schema': followsOrder(
      document,
      isCredit ? order.CreditNote : order.Invoice,
    ),
    'the elements of its lines are in the order of the schema': lines.every(line =>
      followsOrder(
        line,
        lineOrder.map(name =>
          name === 'quantity' ? (isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity') : name,
        ),
      ),
    ),
    'it says which version of UBL and of OIOUBL it is':
      text(document, 'cbc:UBLVersionID') === '2.0' && text(document, 'cbc:CustomizationID') === 'OIOUBL-2.1',
    'its profile is of the list it names':
      text(document, 'cbc:ProfileID') === 'Procurement-BilSim-1.0' &&
      /^urn:oioubl:id:profileid-1\.[1-6]$/.test(attribute(document, 'cbc:ProfileID', 'schemeID')) &&
      attribute(document, 'cbc:ProfileID', 'schemeAgencyID') === '320',
    'an invoice has the type code of one': isCredit || text(document, 'cbc:InvoiceTypeCode') === '380',
    'its currency is that of all its amounts': text(document, 'cbc:DocumentCurrencyCode') === 'DKK',
    'the supplier is known by a CVR number':
      /^DK\d{8}$/.test(text(document, `${supplier}/cbc:EndpointID`)) &&
      attribute(document, `${supplier}/cbc:EndpointID`, 'schemeID') === 'DK:CVR' &&
      /^DK\d{8}$/.test(text(document, `${supplier}/cac:PartyLegalEntity/cbc:CompanyID`)),
    'the customer is known by a GLN of 13 digits':
      /^\d{13}$/.test(text(document, `${customer}/cbc:EndpointID`)) &&
      attribute(document, `${customer}/cbc:EndpointID`, 'schemeID') === 'GLN',
    'both have a name, and the customer a contact': [
      `${supplier}/cac:PartyName/cbc:Name`,
      `${customer}/cac:PartyName/cbc:Name`,
      `${customer}/cac:Contact/cbc:ID`,
    ]
      .map(path => text(document, path))
      .every(Boolean),
    'it is paid by a payment line of type 71': all(document, 'cac:PaymentMeans').every(
      means =>
        text(means, 'cbc:PaymentMeansCode') === '93' &&
        text(means, 'cbc:PaymentChannelCode') === 'DK:FIK' &&
        text(means, 'cbc:PaymentID') === '71' &&
        /^\d{15}$/.test(text(means, 'cbc:InstructionID')) &&
        /^\d{8}$/.test(text(means, 'cac:CreditAccount/cbc:AccountID')),
    ),
    'each tax category is VAT at a rate that fits it': categories.every(
      category =>
        text(category, 'cac:TaxScheme/cbc:ID') === '63' &&
        ['StandardRated 25', 'ZeroRated 0'].includes(
          `${text(category, 'cbc:ID')} ${text(category, 'cbc:Percent')}`,
        ),
    ),
    'no two subtotals of tax are of the same category':
      new Set(subtotals.map(subtotal => text(subtotal, 'cac:TaxCategory/cbc:ID'))).size === subtotals.length,
    'amounts have two decimals': amounts.every(amount => /^-?\d+\.\d\d$/.test(amount)),
    'the lines add up':
      ore(total('LineExtensionAmount')) === sum(lines.map(line => text(line, 'cbc:LineExtensionAmount'))),
    'the tax adds up':
      ore(total('TaxExclusiveAmount')) === ore(text(document, 'cac:TaxTotal/cbc:TaxAmount')) &&
      ore(total('TaxExclusiveAmount')) === sum(subtotals.map(subtotal => text(subtotal, 'cbc:TaxAmount'))) &&
      ore(total('TaxExclusiveAmount')) === sum(lines.map(line => text(line, 'cac:TaxTotal/cbc:TaxAmount'))),
    'what is taxed are the lines':
      sum(subtotals.map(subtotal => text(subtotal, 'cbc:TaxableAmount'))) ===
      ore(total('LineExtensionAmount')),
    'the tax is the rate of what is taxed, to the krone': subtotals.every(
      subtotal =>
        Math.abs(
          ore(text(subtotal, 'cbc:TaxAmount')) -
            (ore(text(subtotal, 'cbc:TaxableAmount')) *
              Number(text(subtotal, 'cac:TaxCategory/cbc:Percent'))) /
              100,
        ) <= 100,
    ),
    'what is to be paid is the lines and the tax':
      ore(total('PayableAmount')) === ore(total('TaxInclusiveAmount')) &&
      ore(total('TaxInclusiveAmount')) ===
        ore(total('LineExtensionAmount')) + ore(total('TaxExclusiveAmount')),
    'each line is its quantity times its price': lines.every(
      line =>
        Math.abs(
          ore(text(line, 'cbc:LineExtensionAmount')) -
            Number(text(line, isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity')) *
              ore(text(line, 'cac:Price/cbc:PriceAmount')),
        ) < 1,
    ),
    'each line has an id of its own and names its item, in 40 characters':
      new Set(lines.map(line => text(line, 'cbc:ID'))).size === lines.length &&
      lines.every(line => /^.{1,40}$/.test(text(line, 'cac:Item/cbc:Name'))),
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

/** Whether the children are exactly those listed, in that order. */
function followsOrder(node: Node, listed: readonly string[]): boolean {
  const pattern = listed
    .map(name => (name.endsWith('?') ? `(?:${name.slice(0, -1)} )?` : `${name} `))
    .join('');
  return new RegExp(`^${pattern}$`).test(
    elements(node)
      .map(name => `${name} `)
      .join(''),
  );
}
