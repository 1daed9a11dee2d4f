import type { RoutePath } from '@wenshu/texts/routes';
import { shellTexts } from '@wenshu/texts/shell';
import { Logo } from '@wenshu/ui';
import { useContactDetails } from '../../contact-details.ts';
import { useTexts } from '../../language/language.ts';
import { titleOf } from '../../routes/after-navigation.ts';
import { AppLink } from '../../routes/app-link.tsx';
import { aboutPages, industryPages, productServicePages, solutionPages } from '../site-map.ts';
import classes from './public-footer.module.css';
import { useShownDocuments } from './use-shown-documents.ts';

/** P2.61, P2.62. The terms and the privacy statement are there when the server says that they are (P2.64); the product manual is not yet (P2.63). */
export function PublicFooter() {
  const { footer, productName } = useTexts(shellTexts);
  const titled = (paths: readonly RoutePath[]) => paths.map((path): [string, RoutePath] => [titleOf(path), path]);
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo name={productName} tone="light" />
          <p>{footer.slogan}</p>
        </div>
        <Links title={footer.productServices} links={titled(productServicePages)} />
        <Links title={footer.solutions} links={titled(solutionPages)} />
        <Links
          title={footer.industrySolutions}
          links={industryPages.map(([word, path]) => [footer[word] as string, path])}
        />
        <Links
          title={footer.aboutGroup}
          links={[
            ...aboutPages.map(([word, path]): [string, RoutePath] => [footer[word] as string, path]),
            ...titled(useShownDocuments()),
          ]}
        />
        <Contact />
      </div>
      <p className={classes.rights}>{footer.rights(new Date().getFullYear())}</p>
    </footer>
  );
}

function Links({ title, links }: { readonly title: string; readonly links: readonly [string, RoutePath][] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>
        {links.map(([name, path]) => (
          <li key={name}>
            <AppLink to={path}>{name}</AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact() {
  const { footer } = useTexts(shellTexts);
  const details = useContactDetails();
  if (!details) return null;
  const { phone, email, qrPicture } = details;
  return (
    <section className={classes.contact}>
      <dl>
        <dt className={classes.title}>{footer.supportPhone}</dt>
        <dd>
          <a href={`tel:${phone}`}>{phone}</a>
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
