/// The remarks that a session makes only once.
struct Remarks {
  private var made: Set<String> = []
  private var isSilent = false

  /// Returns whether a remark is made for the first time and records it; always false after `keepSilent()`.
  mutating func isFirst(_ remark: String) -> Bool { made.insert(remark).inserted && !isSilent }

  mutating func keepSilent() { isSilent = true }
}
