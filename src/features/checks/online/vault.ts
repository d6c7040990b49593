import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what opens other people's accounts. What it is about is sealed in: taken elsewhere, it does not open. */
export interface Vault {
  seal(text: string, about: string): string;
  /** Throws for what was sealed with another key, is about something else, or was altered. */
  open(sealed: string, about: string): string;
}

const version = 'v1.';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM, by a key of 32 bytes. */
export function openVault(key: Buffer): Vault {
  return {
    seal(text, about) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return version + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text, about) {
      if (!text.startsWith(version)) throw new Error('Sealed by nobody here');
      const sealed = Buffer.from(text.slice(version.length), 'base64url');
      const iv = sealed.subarray(0, ivBytes);
      const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
  };
}

/** A key for one purpose, out of a secret that has others. */
export function keyFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
