import { z } from 'zod';
import { type Protocol, textOf } from '../protocol.ts';
import { elementText, xmlText } from '../xml.ts';

export const rofusKeys = z.strictObject({ url: z.url(), user: z.string().min(1), password: z.string().min(8) });

/** What the schema lets `GamblerExclusionStatus` say. */
const statuses: Readonly<Record<string, 'clear' | 'excluded'>> = {
  PersonIsNotRegistered: 'clear',
  PersonIsRegisteredTemporarily: 'excluded',
  PersonIsRegisteredIndefinitely: 'excluded',
};

/** Of the common context of Danish tax services: it names a call and its moment. */
const context = 'http://rep.oio.dk/skat.dk/basis/kontekst/xml/schemas/2006/09/01/';

/**
 * ROFUS of Spillemyndigheden: the operation `GamblerCheck` of `GamblerService`, SOAP 1.1 document/literal, by the WSDL and schemas
 * of its public description (01sep2011, in rozklad/rofus). How a caller proves who it is stands in none of them: HTTP Basic here.
 */
export const rofus = ({ url, user, password }: z.output<typeof rofusKeys>): Protocol => ({
  name: 'rofus',
  question: ({ nationalNumber }, questionId) => ({
    url,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': 'text/xml; charset=utf-8',
      soapaction: '""',
    },
    body: `<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
<ser:GamblerCheckRequest xmlns:ser="http://services.lur.skat.dk">
<Kontekst><ho:HovedOplysninger xmlns:ho="${context}"><ho:TransaktionIdentifikator>${xmlText(questionId)}</ho:TransaktionIdentifikator></ho:HovedOplysninger></Kontekst>
<PersonInformation><PersonCPRNumber>${xmlText(textOf(nationalNumber))}</PersonCPRNumber></PersonInformation>
</ser:GamblerCheckRequest>
</soap:Body></soap:Envelope>`,
  }),
  read: ({ body }) => {
    const said = statuses[elementText(body, 'GamblerExclusionStatus') ?? ''];
    return said === undefined ? null : { said, reference: null };
  },
  // SOAP 1.1 answers with 500 what is the caller's fault, too: a number that nobody has, for one.
  isFault: ({ body }) => /(?:^|:)Client(?:\.|$)/.test(elementText(body, 'faultcode') ?? ''),
});
