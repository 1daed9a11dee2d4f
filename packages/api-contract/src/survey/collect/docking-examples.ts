/** What somebody who docks a system begins with; tests run it as it stands. The secret comes from the environment: `WENSHU_SECRET`. */
export const dockingExamples = {
  signWithNode: (address: string) => `import { createHmac } from 'node:crypto';

const address = '${address}';
const linkCode = address.split('/').pop();
const query = new URLSearchParams({
  uid: 'member-1001',
  level: 'gold',
  expires: String(Math.floor(Date.now() / 1000) + 24 * 3600),
}).toString();
const sign = createHmac('sha256', process.env.WENSHU_SECRET).update(\`\${linkCode}?\${query}\`).digest('hex');
console.log(\`\${address}?\${query}&sign=\${sign}\`);
`,
  signWithShell: (address: string) => `ADDRESS='${address}'
QUERY="uid=member-1001&level=gold&expires=$(($(date +%s) + 86400))"
SIGN=$(printf '%s' "\${ADDRESS##*/}?$QUERY" | openssl dgst -sha256 -hmac "$WENSHU_SECRET" | sed 's/^.* //')
echo "$ADDRESS?$QUERY&sign=$SIGN"
`,
  checkWithNode: () => `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const timestamp = request.headers['x-wenshu-timestamp'] ?? '';
  const right = createHmac('sha256', process.env.WENSHU_SECRET).update(\`\${timestamp}.\${body}\`).digest('hex');
  const given = String(request.headers['x-wenshu-signature']).split(',');
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  const isGenuine = given.some(
    one => one.length === right.length && timingSafeEqual(Buffer.from(one), Buffer.from(right)),
  );
  response.statusCode = isFresh && isGenuine ? 204 : 401;
  response.end();
  if (response.statusCode === 204) console.log(body);
}).listen(process.env.PORT ?? 8080, function () {
  console.log('listening on', this.address().port);
});
`,
  pushed: () =>
    JSON.stringify(
      {
        event: 'record.submitted',
        deliveryId: 'b7Qm2x9KpLw4Ty8R',
        scrollId: 'k3Vn8Zq1HsJ5Xc7M',
        surveyName: 'Coffee habits',
        record: {
          answerRecordId: '5f2c9e0b7a414d1c8e3a6b9d2f107c55',
          serialNumber: 42,
          channel: 'members',
          languageId: 1,
          parameters: { uid: 'member-1001', level: 'gold' },
          outcome: 'completed',
          uid: 'member-1001',
          startTime: '2026-05-06T08:00:00.000Z',
          submitTime: '2026-05-06T08:03:12.000Z',
          durationSeconds: 192,
        },
        answers: [
          { name: 'Q1', label: 'Do you drink coffee?', value: 1, text: 'Yes' },
          { name: 'Q2', label: 'Why?', value: 'It wakes me up' },
        ],
      },
      null,
      2,
    ),
} as const;
