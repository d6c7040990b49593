import { expect, test } from 'vitest';
import { readResponse, statusRequest } from './direct-print.ts';

const answer = (attributes: string) =>
  `<ePOSPrint><Parameter><printjobid>abc.1</printjobid></Parameter><PrintResponse><response ${attributes} status="1"/></PrintResponse></ePOSPrint>`;
const failed = (code: string) => readResponse(answer(`success="false" code="${code}"`));

test('what came out ends any trouble', () => {
  expect(readResponse(answer('success="true" code=""'))).toEqual({ token: 'abc.1', outcome: 'printed', trouble: null });
});

test.each([
  ['EPTR_REC_EMPTY', 'not_printed', 'paper_out'],
  ['EPTR_COVER_OPEN', 'not_printed', 'cover_open'],
  ['EPTR_CUTTER', 'broken_off', 'fault'],
  ['EX_TIMEOUT', 'broken_off', 'fault'],
  ['EX_BADPORT', 'not_printed', 'fault'],
  // Of the job, or of the moment: how the printer is, it does not say.
  ['SchemaError', 'not_printed', undefined],
  ['TooManyRequests', 'not_printed', undefined],
])('%s: %s, %s', (code, outcome, trouble) => {
  expect(failed(code)).toEqual({ token: 'abc.1', outcome, trouble });
});

test('what asks a printer how it is prints nothing, and is no job', () => {
  expect(statusRequest()).toContain('<command>1b40</command>');
  expect(statusRequest()).toContain('<printjobid>status</printjobid>');
});
