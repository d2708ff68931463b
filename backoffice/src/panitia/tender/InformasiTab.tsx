import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import type { RincianTender } from '@eproc/domain/panitia/answers'
import { BERKAS_FORM, BERKAS_PAKET } from '@eproc/domain/panitia/berkas_tender'
import { panitia } from '@eproc/i18n/id/panitia'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { DocumentInput } from '../../shared/form/inputs.tsx'
import { Pairs } from '../../shared/record/Pairs.tsx'
import { Part } from '../DrafShow.tsx'
import { BerkasLines, StatusField } from '../fields.tsx'

const { rincian: text, aksi } = panitiaLayar

/** Code, name, stage, participants, documents, minutes. */
export function InformasiTab({ tender }: { tender: RincianTender }) {
  return (
    <>
      <Pairs
        rows={[
          [text.kode, tender.kode],
          [text.nama, tender.nama],
          [text.status, <StatusField key="status" />],
          [text.tahap, tender.namaTahap],
          [text.peserta, tender.jumlahPeserta],
          [
            text.paket,
            tender.listPaket.map((p) => <div key={p.id}>{`${p.kode} · ${p.nama}`}</div>),
          ],
        ]}
      />
      <Part judul={text.dokumen}>
        <BerkasLines jenis={[...BERKAS_PAKET, ...BERKAS_FORM]} />
      </Part>
      <Part judul={text.beritaAcara}>
        <BerkasLines jenis={['BeritaAcaraPenjelasan']} />
        {tender.boleh.beritaAcara ? (
          <MinutesButton id={tender.id} />
        ) : (
          <Typography color="text.secondary">{text.beritaAcaraNanti}</Typography>
        )}
      </Part>
    </>
  )
}

function MinutesButton({ id }: { id: number }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {`${aksi.unggah} ${text.beritaAcara.toLowerCase()}`}
      </Button>
      {open && (
        <DeedDialog<{ BeritaAcaraPenjelasan: File | null }>
          title={text.beritaAcara}
          defaults={{ BeritaAcaraPenjelasan: null }}
          rules={({ BeritaAcaraPenjelasan: file }) =>
            file
              ? []
              : [
                  {
                    field: 'BeritaAcaraPenjelasan',
                    rule: 'required',
                    message: panitia.aturan.berkas,
                  },
                ]
          }
          submit={{ text: aksi.unggah }}
          deed={(office, v, progress) =>
            office.unggahBeritaAcara(id, v.BeritaAcaraPenjelasan!, progress)
          }
          close={() => setOpen(false)}
        >
          <DocumentInput
            source="BeritaAcaraPenjelasan"
            kind={JENIS_BERKAS_UMUM}
            limitKey="MAKS_UKURAN_TENDER"
          />
        </DeedDialog>
      )}
    </div>
  )
}
