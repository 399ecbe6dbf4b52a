/** Target of the link that delivers an eSIM to the user of the telephone: the code, shown once, without a login. */
import { useEffect, useRef, useState } from 'react';
import type { OpenEsimLink } from 'shared/contracts/esim-code';
import { isPortalError } from 'shared/errors/portal-error';
import { kindTexts, tryAgainText } from 'shared/errors/error-texts';
import { isFinal, refusalOf } from 'shared/errors/refusal';
import { esimDelayText, EsimQrCode, InstallHere, ManualCode } from 'shared/esim';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Stack } from 'shared/ui/layout';
import { Typography } from 'shared/ui/typography';
import { useWrite } from 'shared/write';
import { isLinkToken, linkTokenOf } from '../../link-token/link-token.ts';
import { MessagePage } from '../message-page.tsx';
import { FormPlaceholder } from '../public-form/form-placeholder.tsx';
import { openEsimLinkQuery, showEsimCode } from './esim-link-calls.ts';
import { clearPendingRequest, isRequestUnanswered } from './pending-code-request.ts';
import { installEsimTexts as texts } from './texts.ts';

export const InstallEsimPage = () => {
  // The secret stays in this tab after use: after a reload the page then says that the code was shown.
  const [token] = useState(() => linkTokenOf('installer-e-sim'));
  if (token === undefined)
    return <MessagePage icon="envelope" title={texts.title} text={texts.withoutLink} />;
  return isLinkToken(token) ? <ByLink token={token} /> : <NoCode state="Unknown" shownAt={null} />;
};

type NoCodeProps = Pick<OpenEsimLink, 'shownAt'> & {
  readonly state: Exclude<OpenEsimLink['state'], 'Ready'>;
  readonly takesFocus?: boolean;
};

/** Why there is no code, and whom to contact. */
const NoCode = ({ state, shownAt, takesFocus = false }: NoCodeProps) => {
  const message = state === 'Shown' ? texts.states.Shown(shownAt) : texts.states[state];
  return (
    <MessagePage icon={state === 'Installed' ? 'check' : 'warning'} takesFocus={takesFocus} {...message} />
  );
};

const ByLink = ({ token }: { readonly token: string }) => {
  const link = useQuery(openEsimLinkQuery(useHttp(), token));
  const [code, setCode] = useState<string>();
  const [wasRefused, setWasRefused] = useState(false);
  if (code !== undefined) return <Code content={code} />;
  if (link.isError && refusalOf(link.error) === 'InvalidToken')
    return <NoCode state="Unknown" shownAt={null} takesFocus={wasRefused} />;
  if (!link.isSuccess)
    return (
      <FormPlaceholder
        title={texts.title}
        error={link.error}
        failed={texts.loadFailed}
        isRetrying={link.isFetching}
        onRetry={() => void link.refetch()}
      />
    );
  const { state, shownAt } = link.data;
  const isLost = state === 'Shown' && isRequestUnanswered(token);
  if (state !== 'Ready' && !isLost) return <NoCode state={state} shownAt={shownAt} takesFocus={wasRefused} />;
  return (
    <Ready
      token={token}
      link={link.data}
      onShown={setCode}
      onRefused={() => {
        clearPendingRequest();
        setWasRefused(true);
        void link.refetch();
      }}
    />
  );
};

interface ReadyProps {
  readonly token: string;
  readonly link: OpenEsimLink;
  readonly onShown: (content: string) => void;
  /** Called when the link was used, withdrawn or replaced since the page was opened. */
  readonly onRefused: () => void;
}

const Ready = ({ token, link, onShown, onRefused }: ReadyProps) => {
  const { submit, isPending, error } = useWrite({
    send: showEsimCode,
    stale: [],
    expected: ['InvalidToken'],
    onRefused,
    onDone: ({ qrCodeContent }) => {
      onShown(qrCodeContent);
    },
    reportsOwnErrors: true,
  });
  return (
    <Stack gap={5} align="start">
      <Typography tag="h1">{texts.title}</Typography>
      {link.state === 'Ready' ? (
        <>
          <Typography look="lead">{texts.lead(link)}</Typography>
          <Typography>{texts.once}</Typography>
          <Typography tone="muted">{texts.until(link.expiresAt)}</Typography>
        </>
      ) : (
        <Typography look="lead">{texts.lost}</Typography>
      )}
      {error === null ? null : (
        <AttentionBox
          variant="error"
          title={isPortalError(error) ? error.message : kindTexts.unknown}
          isAnnounced
        >
          {isFinal(error) ? null : tryAgainText}
        </AttentionBox>
      )}
      <Button
        isPending={isPending}
        onPress={() => {
          submit(token);
        }}
      >
        {texts.show}
      </Button>
    </Stack>
  );
};

/**
 * A small screen is usually that of the telephone itself, which cannot scan its own screen: the install button comes
 * first.
 */
const wideQuery = '(width > 37.4375em)';

const Code = ({ content }: { readonly content: string }) => {
  const heading = useRef<HTMLElement>(null);
  const [isWide] = useState(() => window.matchMedia(wideQuery).matches);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack gap={5} align="start">
      <Typography tag="h1" ref={heading} tabIndex={-1}>
        {texts.shown.title}
      </Typography>
      <Typography>{texts.shown.lead}</Typography>
      {isWide ? null : <InstallHere content={content} />}
      <EsimQrCode content={content} />
      {isWide ? <InstallHere content={content} /> : null}
      <ManualCode content={content} />
      <Typography>{texts.shown.once}</Typography>
      <Typography tone="muted">{esimDelayText}</Typography>
    </Stack>
  );
};
