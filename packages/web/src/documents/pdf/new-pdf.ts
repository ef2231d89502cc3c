import fontkit from '@pdf-lib/fontkit';
import { PDFDocument } from 'pdf-lib';
import { m } from '#paraglide/messages';
import { getLocale } from '#paraglide/runtime';

/** An empty PDF that takes our fonts and says its title, its maker and its language. */
export async function newPdf(title: string): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setCreator(m.app_name());
  pdf.setProducer(m.app_name());
  pdf.setLanguage(getLocale());
  return pdf;
}
