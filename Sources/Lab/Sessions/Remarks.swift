/// The remarks that a session has already made; it makes each remark only once.
struct Remarks {
  private var made: Set<String> = []
  private var isSilent = false

  /// Returns whether a remark is to be made, because it was not made before, and records it; always false after
  /// `keepSilent()`.
  mutating func isFirst(_ remark: String) -> Bool { made.insert(remark).inserted && !isSilent }

  mutating func keepSilent() { isSilent = true }
}
