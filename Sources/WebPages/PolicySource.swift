import Sequences

extension SHA256 {
  /// The digest as a source of a content security policy, which permits the text with the digest: `sha256-` and the digest in
  /// Base64.
  var policySource: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes = bytes
    return stride(from: 0, to: bytes.count, by: 3).reduce(into: "sha256-") { text, start in
      let group = bytes[start..<Swift.min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : "=")
      }
    }
  }
}
