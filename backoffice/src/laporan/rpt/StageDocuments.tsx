import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BerkasCetakan, CetakanTahap } from '@eproc/domain/tender/answers_cetakan'
import { cetakan } from '@eproc/i18n/id/cetakan'
import DialogDokumen from '@eproc/ui/dialog/DocumentDialog.tsx'
import { TautanBerkas } from '@eproc/ui/document/FileLink.tsx'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'

const text = cetakan.layar

/** Every stage of the package that makes a document, with its printout; one that is printed opens at once. */
export function StageDocuments({ paketId }: { paketId: number }) {
  const office = useOffice()
  const [opened, setOpened] = useState<BerkasCetakan | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['cetakan-paket', paketId],
    queryFn: () => office.cetakanPaket(paketId),
  })
  const print = useDeed(
    (provider, { tahap, jenis }: CetakanTahap) => provider.cetakTahap(paketId, tahap, jenis),
    {
      onDone: ({ data: paper }) => {
        setOpened(paper)
        void refetch()
      },
    }
  )
  return (
    <>
      <TabelData<CetakanTahap>
        judul={text.dokumen}
        baris={data}
        errors={data ? undefined : error}
        kunciBaris={(c) => `${c.tahap} ${c.jenis}`}
        kolom={[
          {
            kunci: 'tahap',
            judul: text.tahap,
            utama: true,
            isi: (c) => `${c.urut}. ${c.namaTahap}`,
          },
          { kunci: 'dokumen', judul: text.dokumen, isi: (c) => cetakan.judul[c.jenis] },
          {
            kunci: 'arsip',
            judul: text.arsip,
            isi: ({ file, nomor }) =>
              file && nomor ? <TautanBerkas path={file} nama={nomor} /> : text.belum,
          },
        ]}
        aksi={(c) => (
          <Button
            size="small"
            startIcon={<Print />}
            disabled={print.isPending}
            aria-label={text.cetakTahap(cetakan.judul[c.jenis], c.namaTahap)}
            onClick={() => print.mutate(c)}
          >
            {text.cetak}
          </Button>
        )}
      />
      {opened && (
        <DialogDokumen path={opened.file} nama={opened.nama} onTutup={() => setOpened(null)} />
      )}
    </>
  )
}
