import type { ScratchId } from '#stores/scratch.ts';
import type { Box } from './layout.ts';

/** The inks of the cover, read from the tokens by the element that bears them. */
export type Inks = {
  readonly ground: string;
  readonly line: string;
  readonly light: string;
  readonly accent: string;
};

type Paint = (pen: CanvasRenderingContext2D, box: Box, inks: Inks, index: number) => void;

const rounded = (pen: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void => {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
};

const stroked = (pen: CanvasRenderingContext2D, ink: string, width: number, draw: () => void): void => {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.beginPath();
  draw();
  pen.stroke();
};

/** A parcel in brown paper: folds in a screen of dots, a twisted string, a bow. */
const paintParcel: Paint = (pen, box, { ground, line, light, accent }, index) => {
  const { x, y, width, height } = box;
  pen.save();
  rounded(pen, box, 5);
  pen.fillStyle = ground;
  pen.fill();
  pen.clip();
  pen.fillStyle = line;
  pen.globalAlpha = 0.34;
  for (let down = 0; down < 4; down += 1)
    for (let along = 0; along < width / 5; along += 1) {
      pen.beginPath();
      pen.arc(x + along * 5 + (down % 2) * 2.5, y + height - 3 - down * 5, 1.5 - down * 0.3, 0, 2 * Math.PI);
      pen.fill();
    }
  pen.globalAlpha = 1;
  const [knotX, knotY] = [x + width * (0.36 + 0.12 * (index % 3)), y + height * (0.44 + 0.08 * (index % 2))];
  const string = (draw: () => void): void => {
    stroked(pen, line, 6, draw);
    stroked(pen, light, 4, draw);
    pen.setLineDash([3, 4]);
    stroked(pen, accent, 4, draw);
    pen.setLineDash([]);
  };
  string(() => {
    pen.moveTo(knotX, y);
    pen.lineTo(knotX, y + height);
  });
  string(() => {
    pen.moveTo(x, knotY);
    pen.lineTo(x + width, knotY);
  });
  string(() => {
    pen.moveTo(knotX, knotY);
    pen.bezierCurveTo(knotX - 26, knotY - 26, knotX - 30, knotY + 12, knotX, knotY);
    pen.bezierCurveTo(knotX + 26, knotY - 26, knotX + 30, knotY + 12, knotX, knotY);
  });
  pen.fillStyle = line;
  pen.beginPath();
  pen.arc(knotX, knotY, 5, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
};

/** Fog on the water with a ferry in it, or a porthole that is shut. */
const paintFog: Paint = (pen, box, { ground, line, light, accent }, index) => {
  const { x, y, width, height } = box;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  pen.save();
  rounded(pen, box, index < 2 ? width / 2 : 6);
  pen.fillStyle = ground;
  pen.fill();
  pen.clip();
  pen.fillStyle = light;
  for (let down = 0; down < height / 8; down += 1)
    for (let along = 0; along < width / 8 + 1; along += 1) {
      pen.beginPath();
      pen.arc(x + along * 8 + (down % 2) * 4, y + down * 8, 1.6, 0, 2 * Math.PI);
      pen.fill();
    }
  pen.fillStyle = line;
  if (index < 2) {
    stroked(pen, line, 5, () => pen.arc(middleX, middleY, width / 2 - 6, 0, 2 * Math.PI));
    stroked(pen, line, 3, () => pen.arc(middleX, middleY, width / 2 - 18, 0, 2 * Math.PI));
    for (let bolt = 0; bolt < 8; bolt += 1) {
      const turn = (bolt * Math.PI) / 4;
      pen.beginPath();
      pen.arc(middleX + Math.cos(turn) * (width / 2 - 12), middleY + Math.sin(turn) * (width / 2 - 12), 2.2, 0, 7);
      pen.fill();
    }
  } else {
    pen.fillRect(middleX - 24, middleY - 6, 48, 12);
    pen.fillRect(middleX - 16, middleY - 17, 32, 12);
    pen.fillRect(middleX - 8, middleY - 30, 6, 14);
    pen.fillRect(middleX + 3, middleY - 30, 6, 14);
    pen.beginPath();
    pen.moveTo(middleX - 34, middleY + 5);
    pen.lineTo(middleX + 34, middleY + 5);
    pen.lineTo(middleX + 26, middleY + 20);
    pen.lineTo(middleX - 26, middleY + 20);
    pen.fill();
    pen.fillStyle = accent;
    pen.fillRect(middleX - 8, middleY - 26, 6, 4);
    pen.fillRect(middleX + 3, middleY - 26, 6, 4);
    stroked(pen, line, 2.5, () => {
      for (let wave = 0; wave < 2; wave += 1) {
        pen.moveTo(x, middleY + 26 + wave * 7);
        for (let at = x; at < x + width; at += 14)
          pen.quadraticCurveTo(at + 7, middleY + 20 + wave * 7, at + 14, middleY + 26 + wave * 7);
      }
    });
  }
  pen.restore();
};

/** What lies over a field until it is rubbed off. */
export const paintCover: Readonly<Record<ScratchId, Paint>> = {
  'scratch-parcel-room': paintParcel,
  'scratch-night-ferry': paintFog,
};

/** Which tokens the cover of a game is painted with: background, text, border and outline of an element. */
export const inkClasses: Readonly<Record<ScratchId, string>> = {
  'scratch-parcel-room': 'bg-paper-kraft text-paper-night border-paper-sheet outline-paper-pink',
  'scratch-night-ferry': 'bg-paper-mint text-paper-night border-paper-sheet outline-paper-pink',
};
