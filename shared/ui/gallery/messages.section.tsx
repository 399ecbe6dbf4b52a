import { AttentionBar } from '../attention-bar/attention-bar.tsx';
import { AttentionBox } from '../attention-box/attention-box.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ConfirmSummary } from '../confirm-summary/confirm-summary.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ExceptionBox } from '../exception-box/exception-box.tsx';
import { HelperText } from '../helper-text/helper-text.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Tag } from '../tag/tag.tsx';
import styles from './gallery.module.css';

/** Messages and status indicators. */
export const MessagesSection = () => (
  <>
    {(['informational', 'warning', 'alert'] as const).map(variant => (
      <AttentionBar key={variant} variant={variant}>
        Der er driftsforstyrrelser på mobilnettet i Nordjylland.
      </AttentionBar>
    ))}
    <Card title="Bokse">
      <div className={styles.grid}>
        {(['error', 'warning', 'success', 'info', 'neutral'] as const).map(variant => (
          <AttentionBox key={variant} variant={variant} title="Der er en ændring i gang">
            Du kan ændre igen, når ordre 48213 er gennemført.
          </AttentionBox>
        ))}
      </div>
      <div className={styles.row}>
        {(['success', 'warning', 'error', 'info', 'neutral', 'accent'] as const).map(tone => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Tag tone="warning" icon="clock">
          Afventer
        </Tag>
      </div>
      {(['info', 'success', 'warning', 'error', 'inline'] as const).map(variant => (
        <HelperText key={variant} variant={variant}>
          Opdateret kl. 14.05
        </HelperText>
      ))}
    </Card>
    <ExceptionBox
      message="Vi kunne ikke hente forbruget lige nu."
      correlationId="1b4e28ba-2fa1-41d2-883f-b9a761bde3fb"
      stack={'Error: Failed to fetch\n    at request (http.ts:12:3)'}
      properties={['usage[0].unit']}
      onRetry={() => undefined}
    />
    <QueryView
      query={{
        data: undefined,
        error: new Error('Failed to fetch'),
        isFetching: false,
        refetch: () => Promise.resolve(),
      }}
      title="Kunne ikke indlæse abonnementerne."
    >
      {() => null}
    </QueryView>
    <ConfirmSummary
      title="Det ændrer du"
      rows={[
        { term: 'Abonnement', before: 'Erhverv Mobil 10 GB', after: 'Erhverv Mobil 50 GB' },
        { term: 'Pris', before: '99,00 kr./md', after: '199,00 kr./md' },
      ]}
    />
    <EmptyState action={<Button variant="secondary">Fjern filtre</Button>}>
      Ingen abonnementer matcher dine filtre.
    </EmptyState>
    <Card title="Indlæsning">
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton shape="rows" />
      <Spinner>Henter fakturaer …</Spinner>
    </Card>
  </>
);
