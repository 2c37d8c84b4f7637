import Sequences
import Testing

@testable import WebPages

@Suite struct HTMLTests {
  @Test func `escapes interpolated texts, not interpolated markup`() {
    let text = "<b>\"&\u{202E}\u{7}"
    let markup: HTML = "<i>\(text)</i>"
    #expect(
      HTML("<p>\(markup)\(7)</p>").text == "<p><i>&lt;b&gt;&quot;&amp;\\u{202E}\\u{7}</i>7</p>"
    )
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func `computes the digest that FIPS 180-4 specifies`(text: String, digest: String) {
    #expect(SHA256(text.utf8).policySource == "sha256-" + digest)
  }
}
