/** Attachments of news and policies: public until they are replaced or removed. */
import { daftarkanKelasBerkas } from '#core/files/file_class'

daftarkanKelasBerkas('berita', { boleh: (_pelaku, berkas) => berkas.dilepas_pada === null })
daftarkanKelasBerkas('kebijakan', { boleh: (_pelaku, berkas) => berkas.dilepas_pada === null })
