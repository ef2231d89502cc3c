// The pages of a PDF and the place on them. Everything is measured in points from the top left; a thing that does not
// fit goes to a new page.
import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { Fonts } from './fonts.ts';
import type { Line } from './set-text.ts';

export const margin = 56;
const footRoom = 34;

export const colours = {
  ink: rgb(0.125, 0.188, 0.192),
  grey: rgb(0.333, 0.38, 0.373),
  teal: rgb(0.059, 0.275, 0.282),
  honey: rgb(0.914, 0.643, 0.271),
  line: rgb(0.81, 0.776, 0.706),
  clay: rgb(0.627, 0.212, 0.165),
  claySoft: rgb(0.984, 0.898, 0.871),
  paper: rgb(0.949, 0.922, 0.875),
};
type Colour = (typeof colours)[keyof typeof colours];

export type Sheet = {
  fonts: Fonts;
  width: number;
  /** Points left on this page. */
  room: () => number;
  pageRoom: number;
  isTop: () => boolean;
  newPage: () => void;
  /** Goes to a new page unless that much fits on this one. */
  keep: (height: number) => void;
  /** Space between things: none at the top of a page. */
  gap: (height: number) => void;
  /** Past something that was drawn. */
  move: (height: number) => void;
  /** Draws a line of text at the place, `x` points in, and moves below it. */
  line: (line: Line, look: { x: number; size: number; leading: number; colour?: Colour }) => void;
  /** The same without moving, `down` points below the place. */
  lineAt: (line: Line, look: { x: number; down: number; size: number; colour?: Colour }) => void;
  box: (look: {
    x: number;
    down: number;
    width: number;
    height: number;
    fill?: Colour;
    edge?: Colour;
  }) => void;
  rule: (look: { x: number; down: number; width: number; colour: Colour; thickness: number }) => void;
  /** A frame around this page's text. */
  frame: () => void;
};

export function openSheet(pdf: PDFDocument, fonts: Fonts, size: readonly [number, number]): Sheet {
  const [pageWidth, pageHeight] = size;
  const width = pageWidth - 2 * margin;
  const pageRoom = pageHeight - 2 * margin - footRoom + 20;
  let page: PDFPage = pdf.addPage([pageWidth, pageHeight]);
  let down = 0;
  const toY = (offset: number) => pageHeight - margin - down - offset;
  const draw = (line: Line, x: number, y: number, pieceSize: number, colour: Colour) => {
    let at = margin + x;
    for (const { text, file, width: pieceWidth } of line.pieces) {
      page.drawText(text, { x: at, y, size: pieceSize, font: file.font, color: colour });
      at += pieceWidth;
    }
  };
  const sheet: Sheet = {
    fonts,
    width,
    pageRoom,
    room: () => pageRoom - down,
    isTop: () => down === 0,
    newPage: () => {
      page = pdf.addPage([pageWidth, pageHeight]);
      down = 0;
    },
    keep: (height) => {
      if (down > 0 && height > pageRoom - down) sheet.newPage();
    },
    gap: (height) => {
      if (down > 0) down += height;
    },
    move: (height) => {
      down += height;
    },
    line: (line, { x, size: letter, leading, colour = colours.ink }) => {
      sheet.keep(leading);
      // Letters stand on their line, a little above the lower end of its room.
      draw(line, x, toY(letter + (leading - letter) / 2 - letter * 0.14), letter, colour);
      down += leading;
    },
    lineAt: (line, { x, down: offset, size: letter, colour = colours.ink }) =>
      draw(line, x, toY(offset + letter), letter, colour),
    ...shapesOn(() => page, toY),
    frame: () => drawFrame(page, pageHeight, width),
  };
  return sheet;
}

const shapesOn = (page: () => PDFPage, toY: (offset: number) => number): Pick<Sheet, 'box' | 'rule'> => ({
  box: ({ x, down, width, height, fill, edge }) =>
    page().drawRectangle({
      x: margin + x,
      y: toY(down + height),
      width,
      height,
      ...(fill ? { color: fill } : {}),
      ...(edge ? { borderColor: edge, borderWidth: 1.2 } : {}),
    }),
  rule: ({ x, down, width, colour, thickness }) =>
    page().drawLine({
      start: { x: margin + x, y: toY(down) },
      end: { x: margin + x + width, y: toY(down) },
      thickness,
      color: colour,
    }),
});

const drawFrame = (page: PDFPage, pageHeight: number, width: number) =>
  page.drawRectangle({
    x: margin - 22,
    y: margin - 8,
    width: width + 44,
    height: pageHeight - 2 * margin + 26,
    borderColor: colours.teal,
    borderWidth: 1.5,
  });
