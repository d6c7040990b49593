/** What a journey must know of the instance it visits. */
export interface Instance {
  url: string;
  ownerUrl: string;
  /** Where a third party answers once a journey opens it. */
  providerPort: number;
}

/** Where the seeded database is that each journey has a copy of. */
export interface JourneyTemplate {
  /** A superuser's address of the PostgreSQL that holds it. */
  ownerUrl: string;
  appSecret: string;
  /** The folder with the pictures of the demonstration. */
  media: string;
}

let current: Instance | null = null;

export function visit(instance: Instance | null): void {
  current = instance;
}

/** The instance of the journey that is running. */
export function ownInstance(): Instance {
  if (!current) throw new Error('No instance is open: only a journey that is running has one');
  return current;
}
