// What the two runners report, read into one shape: how many tests passed and failed, which were flaky, and how long each took.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './prepare.mjs';

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} flaky The names of tests that failed and passed when they were tried again.
 * @property {{ name: string, message: string }[]} failures What failed, and the beginning of what was said of it.
 * @property {{ name: string, seconds: number }[]} durations Of each file of Vitest, of each journey of Playwright.
 */

/** @returns {Report} */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const durations = testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that does not load has a message of its own and no test.
    if (failed.length === 0) return message ? [{ name: file, message: beginning(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      message: beginning(failureMessages.join('\n')),
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests, flaky: [], failures, durations };
}

/** @returns {Report} */
export function readPlaywright({ stats, suites, errors = [] }) {
  const specs = suites.flatMap(specsIn);
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ name }) => name);
  const failures = [
    ...errors.map(({ message = '' }) => ({ name: 'playwright', message: beginning(message) })),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ name, tests }) => ({ name, message: beginning(errorsOf(tests).join('\n')) })),
  ];
  const durations = specs.map(({ name, tests }) => ({
    name,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return { passed: stats.expected, failed: stats.unexpected, flaky, failures, durations };
}

const errorsOf = (tests) => tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));

function specsIn({ file, suites = [], specs = [] }) {
  return [...specs.map(({ title, tests }) => ({ name: `${file}: ${title}`, tests })), ...suites.flatMap(specsIn)];
}

/** The first lines of a message: its stack and its long listings stand further up in the output. */
function beginning(message) {
  return stripVTControlCharacters(message).split('\n').slice(0, 25).join('\n').slice(0, 1500);
}
