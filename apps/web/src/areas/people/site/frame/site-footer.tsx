import { shellTexts } from '@wenshu/texts/shell';
import { Logo } from '@wenshu/ui';
import { useVisit, useWords } from '../site-context.ts';
import classes from './site-footer.module.css';
import { type NamedLink, productServicePages, solutionPages, titled } from './site-links.ts';

/** P2.61, P2.62. Manual, terms and privacy statement are there when the server says so (P2.63, P2.64). */
export function SiteFooter() {
  const { language, documents, year } = useVisit();
  const { footer, productName } = useWords(shellTexts);
  const about: readonly NamedLink[] = [
    { words: footer.homepage, to: '/index' },
    { words: footer.about, to: '/product' },
    { words: footer.contactUs, to: '/connect-us' },
    { words: footer.knowledgeSharing, to: '/news' },
    ...titled(['/tools'], language),
    { words: footer.userGuide, to: '/use-guide' },
    { words: footer.importantStatement, to: '/grant-statement' },
    ...titled(
      [
        ...(documents.manual ? (['/product-manual'] as const) : []),
        ...(documents.terms ? (['/service-agreement'] as const) : []),
        ...(documents.privacy ? (['/privacy-agreement'] as const) : []),
      ],
      language,
    ),
  ];
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo name={productName} tone="light" />
          <p>{footer.slogan}</p>
        </div>
        <Links title={footer.productServices} links={titled(productServicePages, language)} />
        <Links title={footer.solutions} links={titled(solutionPages, language)} />
        <Links
          title={footer.industrySolutions}
          links={[
            { words: footer.enterprises, to: '/product-enter' },
            { words: footer.government, to: '/product-gover' },
          ]}
        />
        <Links title={footer.aboutGroup} links={about} />
        <Contact />
      </div>
      <p className={classes.rights}>{footer.rights(year)}</p>
    </footer>
  );
}

function Links({ title, links }: { readonly title: string; readonly links: readonly NamedLink[] }) {
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>
        {links.map(({ words, to }) => (
          <li key={words}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact() {
  const { footer } = useWords(shellTexts);
  const { phone, email, qrPicture } = useVisit().contact;
  return (
    <section className={classes.contact}>
      <dl>
        <dt className={classes.title}>{footer.supportPhone}</dt>
        <dd>
          <a href={`tel:${phone}`}>{phone}</a>
          <br />
          {footer.serviceHours}
        </dd>
        <dt className={classes.title}>{footer.supportEmail}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </dl>
      <figure>
        <img src={qrPicture} alt={footer.serviceQr} width="96" height="96" loading="lazy" />
        <figcaption>{footer.serviceQrHint}</figcaption>
      </figure>
    </section>
  );
}
