// What the two runners report, read into one shape: how many tests passed and failed, which were flaky, and how long each took.
import path from 'node:path';
import { root } from './prepare.mjs';

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} flaky The names of tests that failed and passed when they were tried again.
 * @property {{ name: string, seconds: number }[]} durations Of each file of Vitest, of each journey of Playwright.
 */

/** @returns {Report} */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const durations = testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, flaky: [], durations };
}

/** @returns {Report} */
export function readPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsIn);
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ name }) => name);
  const durations = specs.map(({ name, tests }) => ({
    name,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return { passed: stats.expected, failed: stats.unexpected, flaky, durations };
}

function specsIn({ file, suites = [], specs = [] }) {
  return [...specs.map(({ title, tests }) => ({ name: `${file}: ${title}`, tests })), ...suites.flatMap(specsIn)];
}
