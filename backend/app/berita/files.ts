/** Attachments of news and policies: public until they are replaced or removed. */
import { registerFileClass } from '#core/files/file_class'

registerFileClass('berita', { boleh: (_pelaku, berkas) => berkas.dilepas_pada === null })
registerFileClass('kebijakan', { boleh: (_pelaku, berkas) => berkas.dilepas_pada === null })
