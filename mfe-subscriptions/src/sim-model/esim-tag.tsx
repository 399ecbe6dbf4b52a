import { Tag } from 'shared/ui/tag';
import type { EsimView } from './esim.ts';
import { esimTexts } from './sim-texts.ts';

/** The status of an eSIM, or that there is none (ESIM-005, ESIM-006). */
export const EsimTag = ({ esim }: { readonly esim: EsimView }) =>
  esim.hasEsim ? (
    <Tag tone={esim.tone} icon={esim.icon}>
      {esim.text}
    </Tag>
  ) : (
    esimTexts.none
  );
