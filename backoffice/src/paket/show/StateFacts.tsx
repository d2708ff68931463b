import { useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import { STATUS_PELAKSANAAN_ULP, STATUS_PERSETUJUAN } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { paketTitle } from '../OnePaket.tsx'
import { Fact } from './facts.tsx'

const { rincian: text, kolom } = paketLayar

/** Which package it is, and how far it has come. */
export function StateFacts() {
  const p = useRecordContext<RincianPaket>()!
  return (
    <>
      <Fact label={text.kode} wide>
        {paketTitle(p)}
      </Fact>
      <Fact label={kolom.status}>
        <StatusChip list={STATUS_PELAKSANAAN_ULP} kode={p.statusPelaksanaan} />
      </Fact>
      <Fact label={kolom.persetujuan}>
        <StatusChip list={STATUS_PERSETUJUAN} kode={p.status} />
      </Fact>
      <Fact label={text.dibuat}>{tanggalWaktu(p.createdAt)}</Fact>
      <Fact label={text.satuanKerja}>{p.namaSatuanKerja}</Fact>
      <Fact label={text.ppk}>
        {p.suratPpk ? text.ppkSurat(p.ppk, p.suratPpk.nomor, tanggal(p.suratPpk.tanggal)) : p.ppk}
      </Fact>
      <Fact label={paketLayar.tahun}>{p.tahunAnggaran}</Fact>
      <Fact label={text.peserta}>{text.jumlahPeserta(p.jumlahPeserta)}</Fact>
      <Fact label={text.pendaftaran}>
        {p.mulaiDaftar && `${tanggalWaktu(p.mulaiDaftar)} – ${tanggalWaktu(p.selesaiDaftar)}`}
      </Fact>
      <Fact label={text.penyetuju}>{p.penyetuju}</Fact>
      <Fact label={text.asal}>{p.paketAsal?.kode}</Fact>
      <Fact label={text.ulang}>{p.paketUlang?.kode}</Fact>
      <Fact label={text.alasan} wide>
        {p.alasan}
      </Fact>
      <Fact label={text.catatan} wide>
        {p.catatan}
      </Fact>
    </>
  )
}
