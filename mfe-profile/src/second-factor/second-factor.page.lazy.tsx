import { useState, type ComponentType } from 'react';
import { useLeaving } from 'shared/form';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { QueryView } from 'shared/ui/query-view';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { profileQueries } from '../profile.queries.ts';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { factorTexts as texts } from './texts.ts';

/** The user's second factor: switch it on or off, and get new recovery codes. */
export const Page: ComponentType = () => {
  const query = useQuery(profileQueries(useHttp()).secondFactor());
  const [codes, setCodes] = useState<readonly string[]>();
  const [isJustOn, setIsJustOn] = useState(false);
  const [isBegun, setIsBegun] = useState(false);
  // The codes are shown only once: ask before leaving without confirming them.
  const { leave, question } = useLeaving(codes !== undefined);
  const profileHref = useProfileHref();
  const toProfile = () => {
    leave(profileHref);
  };
  return (
    <ChangeFrame title={texts.title} help={texts.help}>
      {codes === undefined ? (
        <QueryView query={query} title={texts.failed}>
          {factor =>
            factor.isOn ? (
              <FactorOn factor={factor} hasUnseenCodes={isBegun} onCodes={setCodes} onRemoved={toProfile} />
            ) : (
              <FactorOff
                onBegun={() => {
                  setIsBegun(true);
                }}
                onCodes={first => {
                  setIsJustOn(true);
                  setCodes(first);
                }}
              />
            )
          }
        </QueryView>
      ) : (
        <RecoveryCodes codes={codes} isJustOn={isJustOn} onDone={toProfile} />
      )}
      {question}
    </ChangeFrame>
  );
};
