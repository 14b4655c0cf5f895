// The chart can be drawn from any map.

import { describe, expect, it } from 'vitest';
import { components } from '../table.fixture';
import { chartOf } from './chart';
import { fieldOf, lapOf } from './marker';
import { landOf, shoreLines } from './land';
import { planOf } from './map';
import { areaOf, contours, distances, Raster, toLines } from './raster';

describe('a raster', () => {
  const box = { x: 0, y: 0, width: 100, height: 80 };

  it('measures the distance to a line', () => {
    const far = toLines(box, 2, [[[20, 40], [80, 40]]]);
    expect(far.at([50, 40])).toBe(0);
    expect(far.at([50, 60])).toBeCloseTo(20, 0);
    expect(far.at([95, 40])).toBeCloseTo(15, 0);
  });

  it('finds distances from what is marked in both directions', () => {
    const marks = new Raster(box, 1).fill(([x, y]) => (x === 30 && y === 40 ? 1 : 0));
    const far = distances(marks, (value) => value === 1);
    expect(far.at([33, 44])).toBeCloseTo(5, 5);
    expect(far.at([0, 40])).toBeCloseTo(30, 5);
  });

  it('draws a circle as one closed line round the right area', () => {
    const [line, ...others] = contours(new Raster(box, 2).fill(([x, y]) => Math.hypot(x - 50, y - 40)), 25);
    expect(others).toEqual([]);
    expect(areaOf(line ?? [])).toBeGreaterThan(Math.PI * 25 * 25 * 0.98);
    expect(areaOf(line ?? [])).toBeLessThan(Math.PI * 25 * 25 * 1.02);
  });
});

describe('the land', () => {
  const plan = planOf(components);
  const land = landOf(plan);

  it('has one shore for each island', () => {
    expect(plan.islands.map((island) => island.length)).toEqual([7, 2]);
    expect(shoreLines(land, 0)).toHaveLength(2);
  });

  it('has coast sites at the shore and all others well inside', () => {
    for (const { id, category, at } of plan.sites.values()) {
      const height = land.field.at(at);
      if (category === 'coast') {
        expect(height, id).toBeGreaterThan(-26);
        expect(height, id).toBeLessThan(4);
      } else expect(height, id).toBeLessThan(-28);
    }
  });

  it('groups volcano sites round their mountain', () => expect(plan.craters).toEqual([['V01', 'V02']]));
});

describe('the chart', () => {
  const chart = chartOf(components);

  it('is drawn once and has no holes in its numbers', () => {
    expect(chartOf(components)).toBe(chart);
    for (const svg of [chart.ground, chart.things, chart.lines, chart.patches]) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('looks the same every time', () => expect(chartOf({ ...components }).ground + chartOf({ ...components }).things).toBe(chart.ground + chart.things));

  it('has a mountain for each group of volcano sites, away from them', () => {
    expect(chart.mountains).toHaveLength(1);
    for (const { at, sites } of chart.mountains) {
      expect(sites).toEqual(['V01', 'V02']);
      for (const { at: place } of chart.plan.sites.values()) expect(Math.hypot(place[0] - at[0], place[1] - at[1])).toBeGreaterThan(15);
    }
  });
});

describe('the score track', () => {
  it('has fifty fields, and a lap is worth fifty', () => {
    expect([0, 49, 50, 137].map(fieldOf)).toEqual([0, 49, 0, 37]);
    expect([0, 49, 50, 137].map(lapOf)).toEqual([0, 0, 1, 2]);
  });
});
