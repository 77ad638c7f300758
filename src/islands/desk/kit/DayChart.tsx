import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { houseLocale } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';

/** A value of each day, as a line. `values` are for the eye alone: the exact amounts stand in the table that goes with it. */
type DayChartProps = {
  readonly days: readonly string[];
  readonly values: readonly number[];
  readonly label: string;
};

const height = 240;
const dayOfMonth = new Intl.DateTimeFormat(houseLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const compact = new Intl.NumberFormat(houseLocale, { notation: 'compact', maximumFractionDigits: 1 });

/** Of seconds since 1970. */
const dayOf = (seconds: number): string => dayOfMonth.format(seconds * 1000);

/** A canvas knows no classes: its colours are those of the box that it stands in. */
const optionsOf = (box: HTMLElement, label: string): uPlot.Options => {
  const { color, borderTopColor, caretColor, fontFamily } = getComputedStyle(box);
  const axis = { stroke: color, font: `12px ${fontFamily}` };
  const grid = { stroke: borderTopColor, width: 1 };
  return {
    width: box.clientWidth,
    height,
    legend: { live: true },
    cursor: { y: false },
    scales: { x: { time: true } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    axes: [
      { ...axis, grid: { show: false }, ticks: grid, values: (_, ticks) => ticks.map(dayOf) },
      { ...axis, grid, ticks: grid, size: 64, values: (_, ticks) => ticks.map((tick) => compact.format(tick)) },
    ],
    series: [
      { label: t('deskreports.key.day'), value: (_, seconds) => (seconds === null ? '' : dayOf(seconds)) },
      { label, stroke: caretColor, width: 2, points: { show: true, size: 5 } },
    ],
  };
};

/** Drawn by uPlot, which is loaded where a chart is and nowhere else. What it shows stands in words beside it. */
export function DayChart({ days, values, label }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const data: uPlot.AlignedData = [days.map((day) => Date.parse(day) / 1000), [...values]];
    const plot = new uPlot(optionsOf(element, label), data, element);
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [days, values, label]);
  return <div ref={box} className="min-h-[17rem] border-ink-600 text-ivory-500 caret-brass" />;
}
