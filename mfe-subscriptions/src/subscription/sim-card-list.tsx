import type { SimCard } from 'shared/contracts/subscription';
import { Tag } from 'shared/ui/tag';
import { SimCardFacts } from '../sim-model/sim-card-facts.tsx';
import { simCardsByRank } from '../sim-model/sim-cards-by-rank.ts';
import { simCardTexts } from '../sim-model/sim-texts.ts';
import styles from './subscription.module.css';

/** The SIM cards of a subscription, the main card first (SUB-024). */
export const SimCardList = ({ simCards }: { readonly simCards: readonly SimCard[] }) => (
  <ul className={styles.simCards}>
    {simCardsByRank(simCards).map(sim => (
      <li key={sim.number} className={styles.simCard}>
        <div className={styles.simName}>
          {sim.name || simCardTexts.unnamed}
          {sim.isMain ? <Tag tone="accent">{simCardTexts.mainSim}</Tag> : null}
        </div>
        <SimCardFacts simCard={sim} />
      </li>
    ))}
  </ul>
);
