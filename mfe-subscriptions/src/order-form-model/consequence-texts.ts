import type { Consequence } from 'shared/contracts/order-preview';

/** What an order brings that is no field, as whole sentences. */
export const consequenceTexts: Readonly<Record<Consequence, string>> = {
  OldSimCard: 'Det nuværende simkort holder op med at virke.',
  SubscriptionEnds:
    'Når abonnementet ophører, virker simkort, e-sim, datakort og ekstra services ikke længere.',
  NumberReleased: 'Nummeret frigives og kan blive givet til andre.',
  PortingIsOrderedThere:
    'Flytningen af nummeret skal bestilles hos den nye udbyder, inden abonnementet ophører.',
  ForwardingCost:
    'Abonnementet betaler for opkald, der viderestilles til et nummer, som var de foretaget fra abonnementet.',
  ForwardingBarred:
    'Abonnementet er spærret for udgående opkald. Derfor kan opkald ikke viderestilles til et nummer, før spærringen er slået fra.',
  ForwardingSuspended: 'Så længe alle opkald viderestilles, er de andre viderestillinger ude af brug.',
  OldDataCard: 'Det nuværende datakort holder op med at virke.',
  DataCardEnds: 'Datakortet holder op med at virke og kan ikke bruges igen.',
  AlertsHandedOver:
    'Forbrugsadvarsler hos administratorer, der ikke har adgang til det nye kundenummer, går over til en anden administrator.',
  OldEsim: 'Det nuværende e-sim holder op med at virke.',
};
