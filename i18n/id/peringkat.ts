/** Why a vendor has its rank, or none. */
export const peringkat = {
  judul: 'Penjelasan peringkat',
  keterangan:
    'Peringkat menurut hitungan sistem dari nilai yang tersimpan. Usulan pokja dapat berbeda dengan alasan tertulis.',
  baris: (urutan: number, jumlah: number, sebab: string, seri: string) =>
    `Peringkat ${urutan} dari ${jumlah}: ${sebab}.${seri && ` ${seri}`}`,
  tanpa: (sebab: string) => `Tanpa peringkat: ${sebab}.`,
  harga: { akhir: 'harga terkoreksi', negosiasi: 'harga hasil negosiasi' },
  nilai: (teknis: string, bobotTeknis: string, harga: string, bobotHarga: string, total: string) =>
    `nilai teknis ${teknis} × ${bobotTeknis}% + nilai harga ${harga} × ${bobotHarga}% = ${total}`,
  ambang: (teknis: string, ambang: string) => `nilai teknis ${teknis} memenuhi ambang ${ambang}`,
  terendah: (apa: string, jumlah: string) => `${apa} ${jumlah}, diurutkan dari yang terendah`,
  biaya: 'biaya evaluasi selama umur ekonomis',
  teknis: (nilai: string) => `nilai teknis ${nilai}, diurutkan dari yang tertinggi`,
  dalamPagu: (harga: string, jumlah: string, pagu: string) =>
    `${harga} ${jumlah} tidak melebihi HPS ${pagu}`,
  seri: {
    harga: (nama: string) => `Sama dengan ${nama}; harga yang lebih rendah didahulukan.`,
    nomor: (nama: string) =>
      `Sama dengan ${nama}, juga harganya; nomor rekanan yang lebih kecil didahulukan.`,
  },
  sebab: {
    gugur: 'gugur setelah penetapan',
    tidakLulus: (bagian: string) => `tidak lulus bagian ${bagian}`,
    belum: (bagian: string) => `bagian ${bagian} belum dinilai`,
    tanpaHarga: 'belum ada harga terkoreksi',
    ambang: (teknis: string, ambang: string) => `nilai teknis ${teknis} di bawah ambang ${ambang}`,
    melebihiHps: (harga: string, jumlah: string, hps: string) =>
      `${harga} ${jumlah} melebihi HPS ${hps}`,
  },
} as const
