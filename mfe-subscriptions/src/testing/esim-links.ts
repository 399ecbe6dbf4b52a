import { http, HttpResponse } from 'msw';
import { refusalOf } from 'shared/testing/answers.ts';
import type { EsimLink } from 'shared/contracts/esim-link';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';

export const anEsimLink = (changes: Partial<EsimLink> = {}): EsimLink => ({
  id: 'L1',
  dataCardIcc: null,
  recipient: 'ny@firma.example',
  sentByName: 'Anne Admin',
  sentAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-21T10:00:00Z',
  shownAt: null,
  state: 'Ready',
  isUndeliverable: false,
  ...changes,
});

/** Mocks the links of S1 and writes to them, or rejects the writes with a code; returns the requests. */
export const serveEsimLinks = (server: TestApi, links: readonly EsimLink[] = [], refusedWith?: string) => {
  let present = links;
  const written: { call: string; body?: unknown }[] = [];
  const path = `${testApi}/subscriptions/S1/sims/esim-links`;
  serve(server, 'subscriptions/S1/sims/esim-links', () => ({ links: present }));
  server.use(
    http.post(path, async ({ request }) => {
      const { data } = (await request.json()) as { data: { recipient: string; dataCardIcc: string | null } };
      written.push({ call: 'POST', body: data });
      if (refusedWith !== undefined) return refusalOf(refusedWith, 'SubscriptionsAPI');
      const link = anEsimLink(data);
      present = [...present.filter(({ dataCardIcc }) => dataCardIcc !== data.dataCardIcc), link];
      return HttpResponse.json({ data: { link } });
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      written.push({ call: `DELETE ${String(params['id'])}` });
      if (refusedWith !== undefined) return refusalOf(refusedWith, 'SubscriptionsAPI');
      present = present.map(link => (link.id === params['id'] ? { ...link, state: 'Withdrawn' } : link));
      return HttpResponse.json({ data: { linkId: String(params['id']) } });
    }),
  );
  return { written };
};
