import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BerkasCetakan, CetakanTahap } from '@eproc/domain/tender/answers_cetakan'
import { cetakan } from '@eproc/i18n/id/cetakan'
import DocumentDialog from '@eproc/ui/dialog/DocumentDialog.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
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
      <SimpleTable<CetakanTahap>
        title={text.dokumen}
        rows={data}
        errors={data ? undefined : error}
        rowKey={(c) => `${c.tahap} ${c.jenis}`}
        columns={[
          {
            key: 'tahap',
            title: text.tahap,
            main: true,
            content: (c) => `${c.urut}. ${c.namaTahap}`,
          },
          { key: 'dokumen', title: text.dokumen, content: (c) => cetakan.judul[c.jenis] },
          {
            key: 'arsip',
            title: text.arsip,
            content: ({ file, nomor }) =>
              file && nomor ? <FileLink path={file} name={nomor} /> : text.belum,
          },
        ]}
        actions={(c) => (
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
        <DocumentDialog path={opened.file} name={opened.nama} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
