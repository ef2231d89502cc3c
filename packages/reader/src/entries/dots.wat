(module
  (memory (import "rows" "memory") 1)
  (func (export "dots") (param $query i32) (param $row i32) (param $count i32) (param $out i32)
    (local $place i32)
    (local $sum v128)
    (local $bytes v128)
    (block $done
      (loop $rows
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $place (i32.const 0))
        (loop $numbers
          (local.set $bytes (v128.load (i32.add (local.get $row) (local.get $place))))
          (local.set $sum
            (i32x4.add
              (local.get $sum)
              (i32x4.add
                (i32x4.dot_i16x8_s
                  (i16x8.extend_low_i8x16_s (local.get $bytes))
                  (v128.load (i32.add (local.get $query) (i32.shl (local.get $place) (i32.const 1)))))
                (i32x4.dot_i16x8_s
                  (i16x8.extend_high_i8x16_s (local.get $bytes))
                  (v128.load offset=16 (i32.add (local.get $query) (i32.shl (local.get $place) (i32.const 1))))))))
          (br_if $numbers
            (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 16))) (i32.const 384))))
        (i32.store
          (local.get $out)
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
            (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $row (i32.add (local.get $row) (i32.const 384)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $rows)))))
