struct Remarks {
  private var made: Set<String> = []
  var isSilent = false

  /// Records a remark as made, and returns whether it is new; returns false while `isSilent`.
  mutating func isFirst(_ remark: String) -> Bool { made.insert(remark).inserted && !isSilent }
}
