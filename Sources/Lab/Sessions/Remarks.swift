/// The remarks that a session makes only once.
struct Remarks {
  private var said: Set<String> = []
  private var isSilent = false

  /// Returns whether a remark is made for the first time and records it; always false after `keepSilent()`.
  mutating func isFirst(_ remark: String) -> Bool { said.insert(remark).inserted && !isSilent }

  mutating func keepSilent() { isSilent = true }
}
