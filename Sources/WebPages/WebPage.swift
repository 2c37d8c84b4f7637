import SequenceDiagrams
import Sequences

/// A page as one file of HTML, with its style sheet and script inside and without requests to anywhere.
///
/// Everything stands in the document and is readable without the script, which draws the ladders, moves through the
/// rows and hides what is not looked at.
package struct WebPage {
  /// The kind of a page, by which the script and the style sheet tell pages apart.
  package enum Kind: String {
    /// A page of one or more conversations, of which one is shown at a time.
    case conversation
    /// A page of one scenario in several architectures, side by side.
    case comparison
    /// A page of the differences between traces.
    case difference
  }

  /// The file, ended by a newline.
  package let text: String

  init(_ kind: Kind, title: String, lead: String, navigation: HTML = "", _ main: [HTML]) {
    let (style, script) = (WebPage.asset("page.css"), WebPage.asset("page.js"))
    text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(WebPage.policy(style, script))">
      <title>\(title.xml)</title>
      <style>\(style)</style>
      </head>
      <body class="\(kind)-page">
      <header><h1>\(title.xml)</h1><p class="lead">\(lead.xml)</p></header>
      \(navigation.text)<main>
      \(main.map(\.text).joined())</main>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  private static func policy(_ style: String, _ script: String) -> String {
    "default-src 'none'; style-src '\(SHA256(style.utf8).policySource)'; "
      + "script-src '\(SHA256(script.utf8).policySource)'; base-uri 'none'; form-action 'none'"
  }

  private static func asset(_ name: String) -> String {
    EmbeddedTexts.files(in: "Page").first { "\($0.name)" == name }.map { "\($0.text)" } ?? ""
  }
}

extension SHA256 {
  /// The digest as a source of a content security policy, which permits the text with the digest: `sha256-` and Base64.
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

/// A piece of HTML; texts that are interpolated into it are escaped, so that no text of a trace becomes markup.
///
///     let name = "<View>"
///     HTML("<b>\(name)</b>").text  // "<b>&lt;View&gt;</b>"
struct HTML: ExpressibleByStringInterpolation {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ text: String) { self.text += text.xml }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    mutating func appendInterpolation(_ html: HTML) { text += html.text }

    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }
  }
}
