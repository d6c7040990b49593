import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TemplateCopy {
  /** A superuser's address of it. */
  url: string;
  drop(): Promise<void>;
}

/** The seeded database again, for one test file or one journey. */
export async function copyTemplate(ownerUrl: string): Promise<TemplateCopy> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(ownerUrl);
  const maintenance = new pg.Client({ connectionString: url.href });
  await maintenance.connect();
  await copied(maintenance, name);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
    },
  };
}

/** Copying fails while another file's copy holds the template. */
async function copied(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`create database ${name} template template_demo`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
