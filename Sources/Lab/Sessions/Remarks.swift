/// The remarks that a session has already made; it makes each remark only once.
struct Remarks {
  private var made: Set<String> = []
  var isSilent = false

  /// Records a remark as made, and returns whether it is new; returns false while `isSilent`.
  mutating func isFirst(_ remark: String) -> Bool { made.insert(remark).inserted && !isSilent }
}
