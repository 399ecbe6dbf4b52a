import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { ChoiceCards } from '../choice-cards/choice-cards.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FilterMenu } from '../filter-menu/filter-menu.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './gallery.module.css';

const plans = [
  { value: 'small', title: 'Erhverv Mobil 10 GB', facts: ['10 GB data', 'Fri tale'], price: '99,00 kr./md' },
  {
    value: 'large',
    title: 'Erhverv Mobil 50 GB',
    facts: ['50 GB data', '20 GB i EU', 'Fri tale'],
    price: '199,00 kr./md',
    difference: '100,00 kr./md mere',
    tag: 'Populær',
  },
  { value: 'old', title: 'Erhverv Classic', disabledReason: 'Sælges ikke længere.' },
] as const;

const statuses = [
  { value: 'active', label: 'Aktiv', count: 512 },
  { value: 'barred', label: 'Spærret', count: 3 },
  { value: 'ended', label: 'Opsagt', count: 41 },
];

/** Fields, choices and filters. */
export const FormsSection = () => {
  const [password, setPassword] = useState('Portal');
  const [search, setSearch] = useState('Anna');
  const [chosen, setChosen] = useState<string[]>(['active']);
  const [date, setDate] = useState('2026-11-20');
  const [plan, setPlan] = useState<'small' | 'large' | 'old' | undefined>('small');
  const [when, setWhen] = useState<'now' | 'next' | undefined>('now');
  return (
    <Card title="Felter">
      <ErrorSummary
        attempt={0}
        problems={[{ fieldId: 'sim', message: 'Simkortnummeret skal være 11, 19 eller 20 cifre' }]}
      />
      <div className={styles.grid}>
        <TextField label="Fornavn" />
        <TextField
          label="E-mail"
          type="email"
          help="Vi sender invitationen hertil."
          defaultValue="anna@demo.example"
        />
        <TextField
          id="sim"
          label="Simkortnummer"
          width="digits-20"
          inputMode="numeric"
          defaultValue="8945 0200"
          error="Simkortnummeret skal være 11, 19 eller 20 cifre"
        />
        <TextField label="Kode" width="digits-4" autocomplete="one-time-code" inputMode="numeric" />
        <PasswordField
          label="Adgangskode"
          autocomplete="new-password"
          value={password}
          onChange={setPassword}
          requirements={[
            { text: 'Mindst 8 tegn', isMet: password.length >= 8 },
            { text: 'Et tal', isMet: /\d/.test(password) },
          ]}
        />
        <TextField label="Reference" isOptional />
        <TextField label="Kundenummer" readOnly defaultValue="100234" />
        <Select
          label="Årsag"
          placeholder="Vælg en årsag"
          options={[
            { value: 'lost', label: 'Mistet' },
            { value: 'stolen', label: 'Stjålet' },
          ]}
        />
        <SearchField label="Søg i abonnementer" value={search} onChange={setSearch} />
        <CheckboxGroup label="Status" options={statuses} value={chosen} onChange={setChosen} />
        <CheckboxGroup
          label="Kundenumre"
          options={[{ value: 'a', label: 'Hovedkontor, 100234', help: 'Havnegade 12, 8000 Aarhus C' }]}
          value={[]}
          onChange={setChosen}
          error="Du skal vælge minimum ét kundenummer"
        />
        <div>
          <Checkbox isIndeterminate>Nogle af rækkerne</Checkbox>
          <Checkbox disabled>Kan ikke vælges</Checkbox>
          <Checkbox disabled defaultChecked>
            Altid valgt
          </Checkbox>
        </div>
        <div>
          <Switch defaultChecked help="Opkald til andre lande end Danmark.">
            Spær udlandsopkald
          </Switch>
          <Switch>Spær indholdstakserede tjenester</Switch>
        </div>
        <DatePicker label="Dato" value={date} onChange={setDate} weekStart={1} min="2026-11-10" />
        <RadioGroup
          label="Hvornår"
          look="cards"
          options={[
            { value: 'now', label: 'Nu' },
            { value: 'next', label: 'Næste periode', help: '1. december 2026' },
          ]}
          value={when}
          onChange={setWhen}
        />
        <TextArea label="Bemærkning" isOptional />
        <FilterMenu label="Status" options={statuses} value={chosen} onChange={setChosen} />
      </div>
      <ChoiceCards label="Prisplan" options={plans} value={plan} onChange={setPlan} />
    </Card>
  );
};
