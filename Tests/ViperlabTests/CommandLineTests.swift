import Foundation
import Testing

@Suite struct CommandLineTests {
  private let viperlab = Binary()

  static let statuses: [([String], Int32)] = [
    (["-c", "load products; open"], 0),
    (["-c", "load prodcts"], 2),
    (["-c", "load products; tap 1"], 1),
    (["-c", ""], 0),
    (["--help"], 0),
    (["--version"], 0),
    (["--nonsense"], 2),
    (["nonsense"], 2),
    (["--width", "12", "-c", "help"], 2),
    (["--width", "wide", "-c", "help"], 2),
    (["run", "missing.txt"], 2),
    (["run"], 2),
    (["diagram", "missing.trace"], 2),
    (["diagram", "--format", "svg", "missing.trace"], 2),
    (["diff", "missing.trace", "missing.trace"], 2),
    (["diff", "missing.trace"], 2),
    (["diff", "-", "-"], 2),
    (["diff", "--context", "-1", "a", "b"], 2),
    (["compare", "products"], 0),
    (["compare", "nothing"], 2),
    (["compare", "products", "mvp"], 2),
    (["compare", "products", "--scenario", "nothing"], 2),
    (["compare", "todos", "--scenario", "add", "--json"], 0),
    (["compare", "todos", "--change", "undo-delete"], 0),
    (["compare", "todos", "--change", "nothing"], 2),
    (["compare", "todos", "--change", "undo-delete", "--scenario", "add"], 2),
    (["compare", "about", "--change", "retry"], 1),
    (["lessons"], 0),
    (["lessons", "check"], 0),
    (["lessons", "check", "missing.md"], 2),
    (["lessons", "list", "nothing"], 2),
    (["lessons", "start"], 2),
    (["lessons", "start", "nothing"], 2),
    (["transcripts", "test", "missing.md"], 2),
    (["transcripts", "update", "missing.md"], 2),
    (["help"], 0),
    (["help", "run"], 0),
    (["help", "lessons", "check"], 0),
    (["help", "zzz"], 2),
    (["help", "lessons", "zzz"], 2),
    (["help", "run", "zzz"], 2),
    (["findings", "missing.trace"], 2),
  ]

  @Test(arguments: statuses) func `ends with the status that is documented`(
    arguments: [String],
    status: Int32
  ) throws {
    let folder = try TemporaryFolder()
    let result = try viperlab.run(arguments, in: folder.url)
    #expect(result.status == status)
    #expect((status == 0) == result.complaint.isEmpty)
  }

  @Test func `finds nothing to test in an empty folder`() throws {
    let folder = try TemporaryFolder()
    #expect(try viperlab.run(["transcripts", "test", folder.url.path()]).status == 3)
    #expect(try viperlab.run(["lessons", "check", folder.url.path()]).status == 3)
    for command in [["transcripts"], ["transcripts", "test"], ["transcripts", "update"]] {
      #expect(try viperlab.run(command, in: folder.url).status == 3)
    }
  }

  @Test func `takes the lines of a pipe as a script`() throws {
    let piped = try viperlab.run([], input: "load products\r\nopen")
    let given = try viperlab.run(["-c", "load products; open"])
    #expect(piped == given)
  }

  @Test func `says what it left out after a refusal`() throws {
    let result = try viperlab.run(["-c", "load products; opne; tap 1", "-c", "back; close"])
    #expect(result.status == 2)
    #expect(
      result.complaint == """
        There is no command opne. Did you mean open?
        Left out after that: tap 1; back; close

        """
    )
    let alone = try viperlab.run(["-c", "opne"])
    #expect(alone.complaint == "There is no command opne. Did you mean open?\n")
  }

  @Test func `names line and column of standard input`() throws {
    let result = try viperlab.run([], input: "load products\nopen; tapp 1; back\n")
    #expect(result.complaint.hasPrefix("standard input:2:7: There is no command tapp."))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `writes what a shell needs to complete it`(shell: String) throws {
    let result = try viperlab.run(["completions", shell])
    #expect(result.status == 0)
    for word in ["viperlab", "transcripts", "keep-going"] { #expect(result.output.contains(word)) }
    guard shell == "bash" else { return }
    #expect(try Binary(path: "/bin/bash").run(["-n"], input: result.output).status == 0)
  }

  @Test func `shows no control characters from arguments and files`() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("A -> B \u{1b}[31mred\u{7}\n", as: "a.trace")
    for result in [
      try viperlab.run(["diagram", trace]), try viperlab.run(["diagram", "no\u{1b}[31m"]),
      try viperlab.run(["-c", "\u{1b}[31m"]), try viperlab.run(["compare", "\u{1b}[31m"]),
      try viperlab.run(["\u{1b}[31m"]),
    ] {
      let bytes = (result.output + result.complaint).unicodeScalars
      #expect(!bytes.contains { $0.value < 32 && $0 != "\n" })
    }
  }

  @Test func `says so when its output cannot be written`() throws {
    let full = "/dev/full"
    guard FileManager.default.fileExists(atPath: full) else { return }
    let shell = Binary(path: "/bin/sh")
    let result = try shell.run(["-c", "'\(viperlab.path)' -c 'load products' > \(full)"])
    #expect(result.status == 1)
    #expect(result.complaint.hasPrefix("The output: "))
    let saved = try viperlab.run(["-c", "load products; open; save trace \(full)"])
    #expect(saved.status == 1)
    #expect(saved.complaint.contains("cannot be written"))
  }

  @Test func `keeps who may read a file, and the link that leads to it`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{\"viperlab\":1}\n", as: "trace.jsonl")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let link = folder.url.appending(path: "link.jsonl").path()
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let line = "load products; open; save trace \(link) --force"
    #expect(try viperlab.run(["-c", line]).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("{\"viperlab\":1"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
  }

  @Test func `ends quietly when nobody reads any more`() throws {
    let shell = Binary(path: "/bin/sh")
    let commands = "load products; open; export json; help"
    let script = "{ '\(viperlab.path)' -c '\(commands)'; echo $? >&2; } | head -n 1"
    let result = try shell.run(["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    #expect(result.complaint == "0\n")
    #expect(result.output.hasPrefix("Products in VIPER"))
  }

  @Test func `says where a lesson no longer holds`() throws {
    let folder = try TemporaryFolder()
    let lesson = repository.appending(path: "Lessons/03-first-message.md")
    let text = try String(contentsOf: lesson, encoding: .utf8)
    let broken = text.replacingOccurrences(
      of: "View -> Presenter fetchProducts",
      with: "View -> Presenter fetchProduct"
    )
    #expect(broken != text)
    let line =
      broken.components(separatedBy: "\n").firstIndex {
        $0.hasPrefix("seen") && $0.contains("fetchProduct")
      }.map {
        $0 + 1
      } ?? 0
    let path = try folder.write(broken, as: "03-first-message.md")
    let result = try viperlab.run(["lessons", "check", path])
    #expect(result.status == 1)
    #expect(line > 0)
    #expect(result.output.contains("03-first-message.md:\(line):1: "))
  }

  @Test func `takes a lesson's name as it is typed`() throws {
    let result = try viperlab.run(["lessons", "start", "it's a\\b"])
    #expect(result.status == 2)
    #expect(result.complaint.contains("There is no lesson it's a\\b."))
  }

  @Test func `knows its lessons and its sources in an empty folder`() throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "viperlab").path()
    // Another process copies it: a file that this process has just written may still be open in a child of another
    // test.
    #expect(try Binary(path: "/bin/cp").run([viperlab.path, copy]).status == 0)
    let alone = Binary(path: copy)
    let commands = "lessons; load products; source presenter"
    let result = try alone.run(["-c", commands], environment: Binary.libraries, in: folder.url)
    #expect(result.output.contains("first-message"))
    #expect(result.output.contains("final class ProductListPresenter"))
    #expect(result.status == 0)
  }

  @Test func `gives the same bytes every time`() throws {
    let commands = "load products; open; tap 1; trace; back; wiring; compare; export json"
    let first = try viperlab.run(["-c", commands])
    #expect(first.status == 0)
    #expect(first.output.contains("showProducts"))
    for _ in 0..<20 { #expect(try viperlab.run(["-c", commands]) == first) }
  }
}
