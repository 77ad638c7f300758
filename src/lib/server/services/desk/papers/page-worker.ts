import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Pixels of the longer side: print of 3 mm can be read. */
const sidePxMax = 2_000;

/** The bitmap of a page: four bytes a pixel, red, green, blue and alpha. Null where there is no such page. */
async function draw({ bytes, page }: { readonly bytes: Uint8Array; readonly page: number }) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  if (page > document.getPageCount()) return null;
  const one = document.getPage(page - 1);
  const { originalWidth, originalHeight } = one.getOriginalSize();
  const scale = Math.min(3, sidePxMax / Math.max(originalWidth, originalHeight, 1));
  const drawn = await one.render({ scale, render: 'bitmap' });
  return { width: drawn.width, height: drawn.height, data: drawn.data };
}

// The thread of one page: `draw-page.ts` starts it, hears its one message, and ends it.
parentPort?.postMessage(await draw(workerData));
