import type { Jobs, Queue } from '#database/jobs.ts';
import type { Letter } from '#lib/letters.ts';
import type { Mailer, PostOffice } from './mail.ts';

const name = 'letters';

/** Letters wait in the database until they are carried, for half a day if need be: no end of the program loses one. */
export function letterQueue(mailer: Mailer): Queue<Letter> {
  return {
    name,
    work: ({ id, data, at }) => mailer.send(data, { id, at }),
    again: { times: 20, afterSeconds: 5, atMostSeconds: 3_600 },
    withinSeconds: 120,
    lookSeconds: 5,
    workers: 2,
  };
}

/** With the commit of a transaction, where one is given, and only with it. */
export function postWith(jobs: Jobs) {
  return (letter: Letter, transaction?: Parameters<Jobs['put']>[2]) => jobs.put(name, letter, transaction);
}

/** Letters go through the database; while that is away, and texts for phones always, as the office itself carries them. */
export function queuedPost(jobs: Jobs, office: PostOffice): PostOffice {
  const underWay = new Set<Promise<void>>();
  return {
    letter(letter) {
      const put: Promise<void> = jobs
        .put(name, letter)
        .catch(() => office.letter(letter))
        .finally(() => underWay.delete(put));
      underWay.add(put);
    },
    text: (text) => office.text(text),
    async settled() {
      await Promise.all(underWay);
      await office.settled();
    },
  };
}
