import { useSignedIn } from '#client/session.ts';
import { may } from '#lib/permissions.ts';
import { EmailSection } from './email-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PinSection } from './pin-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { useLinkOutcome } from './use-link-outcome.ts';

/** Everything that somebody who is signed in can change about their own account. Stands on any area's page. */
export function AccountScreen() {
  useLinkOutcome();
  const { user, restaurant } = useSignedIn();
  const approves = may(user.role, 'approvals') && restaurant?.subscribed;
  return (
    <div className="grid max-w-content gap-5 pb-4">
      <ProfileSection />
      <EmailSection />
      <PasswordSection />
      <TwoFactorSection />
      {approves && <PinSection />}
      <IdentitiesSection />
      <SessionsSection />
    </div>
  );
}
