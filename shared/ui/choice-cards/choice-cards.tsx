import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import radio from '../radio-group/radio-group.module.css';
import { Tag } from '../tag/tag.tsx';
import styles from './choice-cards.module.css';

export interface ChoiceCard<Value extends string> {
  value: Value;
  title: string;
  /** What the offer includes, one line each: '50 GB data', 'Fri tale'. */
  facts?: readonly string[] | undefined;
  /** Formatted: '199,00 kr./md'. */
  price?: string | undefined;
  /** Difference from the current price: '50,00 kr./md mere'. */
  difference?: string | undefined;
  /** Next to the title: 'Nuværende'. */
  tag?: string | undefined;
  /** Why the offer cannot be selected. */
  disabledReason?: string | undefined;
}

export interface ChoiceCardsProps<Value extends string> {
  /** Pass the form's field id, so that its error summary can link to the field. */
  id?: string;
  label: string;
  options: readonly ChoiceCard<Value>[];
  /** The selected value; undefined for no selection. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  help?: ReactNode;
  error?: string | undefined;
}

interface CardProps<Value extends string> {
  readonly option: ChoiceCard<Value>;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Card = <Value extends string>({ option, name, isChosen, onChoose }: CardProps<Value>) => {
  const { value, title, facts = [], price, difference, tag, disabledReason } = option;
  const id = `${name}-${value}`;
  return (
    <label className={styles.card}>
      <input
        className={radio.dot}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={disabledReason !== undefined}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-more`}
        onChange={onChoose}
      />
      <span className={styles.title}>
        <span id={`${id}-title`}>{title}</span>
        {tag === undefined ? null : <Tag tone="accent">{tag}</Tag>}
      </span>
      <span className={styles.more} id={`${id}-more`}>
        {disabledReason === undefined ? null : <span className={styles.quiet}>{disabledReason} </span>}
        {facts.map(fact => (
          <span key={fact}>{fact} </span>
        ))}
        {price === undefined ? null : <span className={styles.price}>{price} </span>}
        {difference === undefined ? null : <span className={styles.quiet}>{difference}</span>}
      </span>
    </label>
  );
};

/** A radio group for a few offers, each with its content and price. Arrow keys move the selection. */
export const ChoiceCards = <Value extends string>(props: ChoiceCardsProps<Value>) => {
  const { label, options, value, onChange, help, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldGroup id={id} label={label} help={help} error={error} className={styles.group}>
      <div className={styles.cards}>
        {options.map(option => (
          <Card
            key={option.value}
            option={option}
            name={id}
            isChosen={option.value === value}
            onChoose={() => {
              onChange(option.value);
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
