import Foundation
import TerminalTesting
import Testing

/// The changes that a failing test keeps, and what `accept` and `reject` do with them.
@Suite struct PendingChangeTests {
  private let folder: TranscriptFolder

  init() async throws {
    folder = try TranscriptFolder()
    try await folder.page("sign/in", ["load products", "open", "tap 2", "wiring"])
  }

  /// Changes two answers, runs the test, and returns the lines of the changes.
  private func fail() throws -> [Int] {
    try folder.change("sign/in", "iPhone 16 Pro     ", to: "iPhone 15 Pro     ")
    try folder.change("sign/in", "Products in VIPER", to: "Products, VIPER")
    #expect(try folder.transcripts("test").status == 1)
    let lines = try folder.text(of: "sign/in").components(separatedBy: "\n")
    return ["viper> load products", "viper> open"].map { (lines.firstIndex(of: $0) ?? -1) + 1 }
  }

  @Test func `are listed and shown, ignored by Git, and no transcripts`() throws {
    let lines = try fail()
    let result = try folder.transcripts("list")
    #expect(result.status == 0)
    #expect(
      result.output == """
        Transcripts/sign/in.md:\(lines[0])  "sign/in", exchange 1 of 4: load products
        Transcripts/sign/in.md:\(lines[1])  "sign/in", exchange 2 of 4: open
        2 changes pending in 1 transcript

        """
    )
    let json = try folder.transcripts("list", "--json").output
    #expect(json.contains("\"key\":\"Transcripts/sign/in.md:\(lines[0])\""))
    #expect(json.hasSuffix("\"void\":[]}\n"))
    #expect(try folder.folder.text(of: "Transcripts/.pending/.gitignore") == "*\n")
    let test = try folder.transcripts("test").output
    #expect(test.contains("(4 exchanges, 1 transcript)"))
    #expect(test.hasSuffix("See and keep them:  viperlab transcripts review\n"))
    let all = try folder.transcripts("diff")
    #expect(all.status == 1)
    #expect(all.output.contains("-Products, VIPER") && all.output.contains("+│ 1  iPhone 16 Pro"))
    let one = try folder.transcripts("diff", "in.md:\(lines[0])")
    #expect(one.output.contains("-Products, VIPER") && !one.output.contains("iPhone"))
  }

  @Test func `are listed for a page outside the folder of transcripts`() throws {
    try folder.folder.write("# Own\n\n```console\nviper> load about\nNo.\n```\n", as: "own.md")
    #expect(try folder.transcripts("test", "own.md").status == 1)
    #expect(try folder.transcripts("list").output.hasPrefix("own.md:4  \"Own\", exchange 1 of 1"))
    #expect(try folder.transcripts("accept", "own.md:4").output == "Accepted: own.md:4\n")
  }

  @Test func `are accepted one by one, and the others still apply`() throws {
    let lines = try fail()
    let first = try folder.transcripts("accept", "in.md:\(lines[0])")
    #expect(first.output == "Accepted: Transcripts/sign/in.md:\(lines[0])\n" && first.status == 0)
    let text = try folder.text(of: "sign/in")
    #expect(text.contains("Products in VIPER") && text.contains("iPhone 15 Pro     "))
    #expect(try folder.transcripts("list").output.contains("1 change pending in 1 transcript"))
    #expect(try folder.transcripts("accept", "in.md").status == 0)
    #expect(try folder.transcripts("test").status == 0)
    #expect(try folder.transcripts("diff").output == "Nothing is pending.\n")
    #expect(!folder.holds("Transcripts/.pending/sign/in.md"))
  }

  @Test func `are rejected one by one`() throws {
    let lines = try fail()
    let before = try folder.text(of: "sign/in")
    #expect(try folder.transcripts("reject", "in.md:\(lines[1])").status == 0)
    let left = try folder.transcripts("list").output
    #expect(left.contains("exchange 1 of 4") && !left.contains("exchange 2 of 4"))
    #expect(try folder.transcripts("reject", "Transcripts/sign/in.md").status == 0)
    #expect(try folder.transcripts("diff").status == 0 && folder.text(of: "sign/in") == before)
  }

  @Test(arguments: ["accept", "reject"])
  func `are decided together, in any order of their pages`(command: String) async throws {
    try await folder.page("out", ["load products"])
    try folder.change("out", "Products in VIPER", to: "Products, VIPER")
    let lines = try fail()
    let out = try folder.transcripts("list").output.split(separator: "\n").first {
      $0.hasPrefix("Transcripts/out.md:")
    }
    let other = try #require(out?.split(separator: " ").first)
    let keys = ["in.md:\(lines[0])", String(other), "in.md:\(lines[1])"]
    #expect(try folder.transcripts(command, keys[0], keys[1], keys[2]).status == 0)
    #expect(try folder.transcripts("list").output.hasPrefix("0 changes pending"))
  }

  @Test func `are void when their page has changed since`() throws {
    let lines = try fail()
    try folder.change("sign/in", "# sign/in", to: "# Sign in")
    let words = "has changed since it was tested, so that its pending changes are void."
    for command in ["accept", "reject", "diff"] {
      let result = try folder.transcripts(command, "in.md:\(lines[0])")
      #expect(result.status == 1 && result.complaint.contains(words))
    }
    #expect(try folder.transcripts("list").output.contains(words))
    #expect(try folder.transcripts("prune").output.hasSuffix("1 file of pending changes removed\n"))
    #expect(try folder.transcripts("list").output == "0 changes pending in 0 transcripts\n")
  }

  @Test func `are removed when their page passes again or is deleted`() throws {
    _ = try fail()
    try folder.change("sign/in", "iPhone 15 Pro     ", to: "iPhone 16 Pro     ")
    try folder.change("sign/in", "Products, VIPER", to: "Products in VIPER")
    #expect(try folder.transcripts("test").status == 0)
    #expect(!folder.holds("Transcripts/.pending/sign/in.md"))
    _ = try fail()
    try FileManager.default.removeItem(atPath: folder.path("Transcripts/sign/in.md"))
    #expect(try folder.transcripts("prune").output.contains("1 file of pending changes removed"))
    #expect(!folder.holds("Transcripts/.pending/sign/in.md"))
  }

  @Test func `lie beside a page outside of any folder of transcripts`() throws {
    let page = try folder.folder.write("```console\nviper> quit\nno\n```\n", as: "guide.md")
    #expect(try folder.transcripts("test", page).status == 1)
    #expect(folder.holds(".pending/guide.md"))
    #expect(try folder.transcripts("accept", "\(page):2").status == 0)
    #expect(try String(contentsOfFile: page, encoding: .utf8) == "```console\nviper> quit\n```\n")
  }

  @Test(arguments: [
    ("accept", ["in.md:3"], "Nothing is pending for in.md:3. There are changes in line "),
    ("accept", ["out.md:3"], "There is no transcript out.md. viperlab transcripts list"),
    ("reject", [], ""), ("accept", [], ""),
  ])
  func `a wrong name changes no page`(command: String, keys: [String], complaint: String) throws {
    _ = try fail()
    let before = try folder.text(of: "sign/in")
    let result = try folder.transcripts([command] + keys)
    #expect(result.status == 2 && result.complaint.hasPrefix(complaint))
    #expect(try folder.text(of: "sign/in") == before)
  }

  @Test(
    arguments: [
      (nil, "/.pending/sign: cannot be written (not a directory). Nothing was changed.\n"),
      (".pending", "/.pending is a symbolic link, and changes are kept in folders only. "),
      (".pending/sign", "/.pending/sign is a symbolic link, "),
    ] as [(String?, String)]
  )
  func `are not written into a file or through a link`(link: String?, reason: String) throws {
    try folder.folder.make("elsewhere")
    if let link {
      if link.contains("/") { try folder.folder.make("Transcripts/.pending") }
      symlink(folder.path("elsewhere"), folder.path("Transcripts/" + link))
    } else {
      try folder.folder.write("", as: "Transcripts/.pending")
    }
    try folder.change("sign/in", "Products in VIPER", to: "Products, VIPER")
    let result = try folder.transcripts("test")
    #expect(result.status == 1 && !result.output.contains("transcripts review"))
    #expect(result.complaint.hasPrefix("The changes cannot be kept for a review: "))
    #expect(result.complaint.contains(reason))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("elsewhere")) == [])
  }

  @Test func `of an earlier test, which a passing one cannot remove, are named as such`() throws {
    let page = try folder.text(of: "sign/in")
    _ = try fail()
    try folder.write(page, to: "sign/in")
    let kept = folder.path("Transcripts/.pending")
    try FileManager.default.moveItem(atPath: kept, toPath: folder.path("elsewhere"))
    symlink(folder.path("elsewhere"), kept)
    let result = try folder.transcripts("test")
    #expect(result.status == 0)
    #expect(result.complaint.hasPrefix("What an earlier test kept cannot be removed: "))
  }

  @Test func `wait for another program that changes the page`() throws {
    let lines = try fail()
    let file = open(folder.path("Transcripts/sign/in.md"), O_RDWR | O_CLOEXEC)
    flock(file, LOCK_EX)
    let before = try folder.text(of: "sign/in")
    let result = try folder.transcripts("accept", "in.md:\(lines[0])")
    #expect(result.status == 1)
    #expect(result.complaint.contains("cannot be written (another program holds it)"))
    #expect(try folder.text(of: "sign/in") == before)
    close(file)
    #expect(try folder.transcripts("accept", "in.md:\(lines[0])").status == 0)
  }
}
