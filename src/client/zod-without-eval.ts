import { config } from 'zod';

// Schemas would try to compile themselves, which the content security policy stops and tells. Import this before any schema.
config({ jitless: true });
