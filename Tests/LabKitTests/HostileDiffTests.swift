import Foundation
import Testing

@testable import LabKit

/// Comments on traces whose texts are hostile or very long, and on very many traces.
@Suite struct HostileDiffTests {
  private static let texts = [
    "```\n# free", "````````", "</script><img src=x onerror=alert(1)>", "\u{202E}abc\u{2066}",
    "@everyone #1 https://example.org :smile:", "%% end; rect rgb(0,0,0)", "--> <!-- x",
    "\u{1B}[2J\u{0}", "</details></svg>]]>", "| a | b |", "`` ` ``", "$\\href{x}{y}$",
  ]

  private static func files(_ text: String) -> [String: String] {
    let label = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || "\\\"".unicodeScalars.contains(scalar)
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(Character(scalar))
    }.joined()
    let name = text.filter { $0 != "/" && $0 != "\0" }
    return [
      "old/\(name).trace": "A -> B say(1)\n", "old/a.trace": "A -> B say(1)\n",
      "new/\(name).trace": "A -> B say(\"\(label)\")\nA -> B say(\"\(label)\")\n",
    ]
  }

  @Test(arguments: texts) func `stand as text in every format`(text: String) async throws {
    let folders = DiffedFolders(Self.files(text))
    let (status, output) = await folders.diff("old", "new", "--format", "markdown")
    #expect(status == 1)
    #expect(output.split(separator: "\n").filter { $0.hasPrefix("#") }.count == 3)
    let prose = output.replacing(/(?ms)^(`{3,})[a-z]+\n.*?^\1$/, with: "")
      .replacing(/(`+)[^`\n].*?[^`\n]?\1(?!`)/, with: "")
    for word in ["@", "script", "onerror", "free", "http", "smile", "href", "| a", "rgb", "[2J"] {
      #expect(!prose.contains(word), "\(word) in \(prose)")
    }
    let tags = prose.ranges(of: /<(\/?(details|summary)>|!-- viper)/)
    #expect(prose.ranges(of: "<").count == tags.count)
    for scalar in output.unicodeScalars {
      #expect(scalar == "\n" || scalar.properties.generalCategory != .control)
      #expect(scalar.properties.generalCategory != .format)
    }
    let labels = output.matches(of: /(?m)^    p\d+->>\+?p\d+: (.*)$/).map { $0.1 }
    #expect(labels.count == 3)
    for label in labels {
      #expect(!label.replacing(/#\d+;/, with: "").contains { "#;<>%\\\"".contains($0) })
    }
    let (_, picture) = await folders.diff("old", "new", "--format", "svg")
    #expect(!picture.contains("<img") && !picture.contains("<script"))
    #expect(picture.ranges(of: "</svg>").count == 1)
    let (_, json) = await folders.diff("old", "new", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let names = (object?["conversations"] as? [[String: Any]] ?? []).map { "\($0["name"] ?? "")" }
    #expect(names.contains("\(text.filter { $0 != "/" && $0 != "\0" }).trace"))
  }

  @Test func `a comment on very many conversations has at most 65,536 bytes`() async {
    var files: [String: String] = [:]
    for index in 1...50 {
      let rows = (1...30).map { "A -> B  call\($0)(\"\(String(repeating: "한", count: 50))\")\n" }
      files["old/\(index).trace"] = "A -> B  start()\n"
      files["new/\(index).trace"] = "A -> B  start()\n" + rows.joined()
    }
    let (status, output) = await DiffedFolders(files).diff("old", "new", "--format", "markdown")
    #expect(status == 1)
    #expect(output.utf8.count <= 65_536 && output.utf8.count > 50_000)
    #expect(output.contains("## 50 of 50 conversations changed."))
    #expect(output.contains("The diagram is left out: the comment would be too long."))
    #expect(output.contains("conversations more are not shown here, because a comment has at most"))
    #expect(output.contains("* 10 more\n"))
  }

  @Test func `an argument of a megabyte and many rows fit into a comment`() async {
    let argument = String(repeating: "`<x>&", count: 200_000)
    let rows = String(repeating: "A -> B  call()\nB -> C  call()\n", count: 2_000)
    let folders = DiffedFolders([
      "old/a.trace": "A -> B  say(1)\n", "new/a.trace": "A -> B  say(\"\(argument)\")\n\(rows)",
    ])
    let (status, output) = await folders.diff("old", "new", "--format", "markdown")
    #expect(status == 1)
    #expect(output.utf8.count <= 65_536)
    #expect(output.contains("rows more, not drawn"))
  }
}
