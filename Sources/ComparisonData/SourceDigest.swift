import Sequences
import Stage

/// A digest of texts, such as the files of a variant.
package struct SourceDigest: Hashable {
  private var checksum = Checksum()

  package init() {}

  /// Adds the UTF-8 bytes of a text, followed by a zero byte, to the digest.
  package mutating func add(_ text: String) {
    checksum.add(text.utf8)
    checksum.add([0])
  }

  package mutating func add(_ file: SourceFile) {
    add(file.name)
    for line in file.lines { add(line) }
  }

  /// The digest of the added texts as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(checksum.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
