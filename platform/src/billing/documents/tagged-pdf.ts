import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';

type Fonts = Record<'regular' | 'semibold', PDFKit.Mixins.PDFFontSource>;

/** Read once, because that takes ten times as long as rendering a document. */
const openFonts = (): Fonts => {
  const open = (address: string) => fontkit.create(readFileSync(new URL(address)));
  const fonts = {
    regular: open(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    semibold: open(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
  };
  // The library accepts opened fonts; its types lack this.
  return fonts as unknown as Fonts;
};
let fonts: Fonts | undefined;

const ink = '#1f1a24';
const muted = '#5f5867';
const rule = '#d9d3de';

const margin = 56;

/** A table column: heading, width in points (default: the remaining width), and whether it contains numbers. */
export interface PdfColumn {
  heading: string;
  width?: number;
  isNumber?: boolean;
}

/**
 * A tagged A4 document of one or more pages that screen readers can read (PDF/UA): everything is drawn as a heading,
 * paragraph or table, in reading order.
 */
export function startTaggedPdf({ title, author, madeAt }: { title: string; author: string; madeAt: Date }) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    // Supported by the library, but missing in its types.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'da-DK',
    displayTitle: true,
    bufferPages: true,
    // Keeps the file identical each time it is generated.
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const { regular, semibold } = (fonts ??= openFonts());
  pdf.registerFont('regular', regular).registerFont('semibold', semibold).fillColor(ink);
  const structure = pdf.struct('Document');
  pdf.addStructure(structure);
  const width = pdf.page.width - 2 * margin;

  const text = (type: 'H1' | 'H2' | 'P', size: number, words: string, isStrong: boolean) => {
    pdf.font(isStrong ? 'semibold' : 'regular', size);
    pdf.text(words, margin, pdf.y, { width, structParent: structure, structType: type });
  };

  /** The library's types do not support table tags yet. */
  const drawTable = (options: PDFKit.Mixins.TableOptionsWithData) => {
    const marks = { structParent: pdf.struct('Table') };
    structure.add(marks.structParent);
    pdf.table({ ...options, ...marks });
  };

  return {
    heading(words: string) {
      text('H1', 20, words, true);
      pdf.moveDown(0.6);
    },

    section(words: string) {
      // Keep a heading with the text after it.
      if (pdf.y > pdf.page.height - margin - 90) pdf.addPage();
      pdf.moveDown(1);
      text('H2', 12, words, true);
      pdf.moveDown(0.4);
    },

    paragraph(words: string, look: 'plain' | 'strong' | 'muted' = 'plain') {
      pdf.fillColor(look === 'muted' ? muted : ink);
      text('P', 10, words, look === 'strong');
      pdf.fillColor(ink);
    },

    space(lines: number) {
      pdf.moveDown(lines);
    },

    /**
     * Rows with a heading each, such as `Betalingsfrist 31. december 2026`; `amounts` aligns them with the amounts of a
     * table above.
     */
    facts(rows: readonly (readonly [term: string, value: string])[], look: 'plain' | 'amounts' = 'plain') {
      const align = { x: look === 'amounts' ? 'right' : 'left' } as const;
      pdf.font('regular', 10);
      drawTable({
        position: { x: margin },
        maxWidth: width,
        columnStyles: look === 'amounts' ? ['*', 110] : [150, '*'],
        defaultStyle: { border: 0, padding: [2, look === 'amounts' ? 2 : 0] },
        data: rows.map(([term, value]) => [
          { text: term, type: 'TH' as const, textColor: muted, align },
          { text: value, type: 'TD' as const, align },
        ]),
      });
    },

    table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]) {
      const cell = (words: string, index: number, type: 'TH' | 'TD') => ({
        text: words,
        type,
        align: { x: columns[index]?.isNumber === true ? 'right' : 'left' } as const,
        ...(type === 'TH' ? { font: { src: 'semibold' } } : {}),
      });
      pdf.font('regular', 9);
      drawTable({
        position: { x: margin },
        maxWidth: width,
        columnStyles: columns.map(column => column.width ?? '*'),
        defaultStyle: { border: [0, 0, 0.5, 0], borderColor: rule, padding: [4, 2] },
        data: [
          columns.map(({ heading }, index) => cell(heading, index, 'TH')),
          ...rows.map(row => row.map((words, index) => cell(words, index, 'TD'))),
        ],
      });
    },

    /** Writes `footer(page, pages)` on each page and returns the file. */
    async end(footer: (page: number, pages: number) => string): Promise<Buffer> {
      structure.end();
      const { start, count } = pdf.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        pdf.switchToPage(page);
        // Below the margin, where text would start a new page.
        pdf.page.margins.bottom = 0;
        pdf.markContent('Artifact', { type: 'Pagination' });
        pdf.font('regular', 8).fillColor(muted);
        pdf.text(footer(page + 1, count), margin, pdf.page.height - 36, { width, align: 'right' });
        pdf.endMarkedContent();
      }
      pdf.end();
      const parts: Buffer[] = [];
      for await (const part of pdf) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },
  };
}
