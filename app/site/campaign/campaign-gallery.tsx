import { useFiles } from '#app/page/files.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { useCampaign } from './campaign-texts.ts';
import styles from './campaign.module.css';

type Gallery = { gallery: readonly string[]; galleryHeading: string; galleryText: string; specsheet: string };

export function CampaignGallery({ gallery, galleryHeading, galleryText, specsheet }: Gallery) {
  const { t } = useCampaign();
  const file = useFiles();
  const download = specsheet && (
    <LinkButton to={`/uploads/${specsheet}`} download icon={<Icon name="download" />}>
      {t('site.campaign.download')}
    </LinkButton>
  );
  return (
    <Section tone="light">
      <Container>
        <Heading lead={<MixedText text={galleryText} />} aside={download}>
          {galleryHeading}
        </Heading>
        <ul className={styles['gallery']}>
          {gallery.map((image, index) => {
            const found = file(image);
            return <li key={index}>{found && <Picture file={found} sizes="(min-width: 768px) 46vw, 92vw" cover />}</li>;
          })}
        </ul>
      </Container>
    </Section>
  );
}
