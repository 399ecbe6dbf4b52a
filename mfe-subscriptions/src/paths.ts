const details = 'abonnementer/:subscriptionId';
const simCards = `${details}/simkort`;
const simCard = `${simCards}/administrer-simkort/:simCardNumber`;

/** Paths of this remote, relative to the customer. The shell owns what stands before them. */
export const subscriptionPaths = {
  overview: 'abonnementer',
  create: 'abonnementer/opret-abonnement',
  details,
  orderHistory: `${details}/ordrehistorik`,
  simCards,
  addDataCard: `${simCards}/tilfoej-datakort/:simcardProductCode`,
  switchDataCard: `${simCards}/skift-datakort/:simcardProductCode`,
  simCard,
  switchSimCard: `${simCard}/skift-simkort`,
  switchToEsim: `${simCard}/skift-til-esim`,
  changePlan: `${details}/skift-abonnement`,
  suspend: `${details}/spaer-abonnement`,
  forwarding: `${details}/viderestilling`,
  barrings: `${details}/spaerringer`,
  settings: `${details}/indstillinger`,
  usage: `${details}/forbrug`,
  terminate: `${details}/opsigelse`,
  account: `${details}/faktureringskonto`,
  changeAccount: `${details}/skift-faktureringskonto`,
  extraServices: `${details}/ekstra-services`,
  orders: 'ordrer',
} as const;
