import Foundation

/// A Chromium without a window that shows one page, driven through chromedriver by the WebDriver protocol:
/// <https://www.w3.org/TR/webdriver2/>.
final class Browser {
  /// Whether Chromium, its driver and curl are installed; tests of pages in a browser are skipped otherwise.
  static let isInstalled = ["chromium", "chromedriver", "curl"].allSatisfy { path(of: $0) != nil }

  private let driver = Process()
  private let folder: URL
  /// The address at which the driver listens.
  private var address = ""
  private var session = ""

  /// Calls `body` with a browser whose window has a width in pixels and shows a page, unless it is empty; ends the browser.
  static func run(
    _ page: String = "",
    at address: String = "",
    width: Int = 1280,
    hasScript: Bool = true,
    _ body: (Browser) async throws -> Void
  ) async throws {
    let browser = try await started(width: width, hasScript: hasScript)
    defer { browser.close() }
    if !page.isEmpty { try await browser.open(page, at: address) }
    try await body(browser)
  }

  /// Returns a started browser; starts it again where the driver found no free port, which happens now and then.
  private static func started(width: Int, hasScript: Bool) async throws -> Browser {
    for _ in 1..<5 {
      if let browser = try? await Browser(width: width, hasScript: hasScript) { return browser }
    }
    return try await Browser(width: width, hasScript: hasScript)
  }

  private func close() {
    _ = try? send("DELETE", session, Data())
    // A process that is started from an asynchronous function inherits a mask that blocks SIGTERM.
    kill(driver.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  private init(width: Int, hasScript: Bool) async throws {
    folder = URL(filePath: NSTemporaryDirectory()).appending(path: "viperlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    driver.executableURL = URL(filePath: Browser.path(of: "chromedriver") ?? "")
    driver.arguments = ["--port=0"]
    let output = Pipe()
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    address = try Browser.address(in: output)
    let window = ["--window-size=\(width),900", "--user-data-dir=\(folder.path())/profile"]
    let sent = try await post(
      "session",
      [
        "capabilities": [
          "alwaysMatch": [
            "goog:loggingPrefs": ["browser": "ALL"],
            "goog:chromeOptions": [
              "binary": Browser.path(of: "chromium") ?? "",
              "args": ["--headless=new", "--no-sandbox", "--disable-gpu"] + window,
              "prefs": hasScript
                ? [:] : ["profile.managed_default_content_settings.javascript": 2],
            ],
          ]
        ]
      ]
    )
    session = "session/\((sent as? [String: Any])?["sessionId"] ?? "")"
  }

  /// Shows a page at an address in it, such as `delete/12`.
  func open(_ page: String, at address: String = "") async throws {
    let file = folder.appending(path: "page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    _ = try await post(session + "/url", ["url": "about:blank"])
    _ = try await post(session + "/url", ["url": "file://\(file.path())#\(address)"])
  }

  func press(_ keys: String) async throws {
    let keys = keys.flatMap { key in
      [["type": "keyDown", "value": "\(key)"], ["type": "keyUp", "value": "\(key)"]]
    }
    let actions: [String: Any] = ["actions": [["type": "key", "id": "keys", "actions": keys]]]
    _ = try await post(session + "/actions", actions)
  }

  func click(_ selector: String) async throws {
    let found = try await post(session + "/element", ["using": "css selector", "value": selector])
    let element = (found as? [String: String])?.values.first ?? ""
    _ = try await post(session + "/element/\(element)/click", [:])
  }

  /// Returns the value of an expression of JavaScript, as text.
  func value(of expression: String) async throws -> String {
    let script = "return String(\(expression))"
    let value = try await post(session + "/execute/sync", ["script": script, "args": []])
    return value as? String ?? ""
  }

  /// Returns the messages on the console since the last call, such as errors and refused requests.
  func consoleMessages() async throws -> [String] {
    let entries = try await post(session + "/se/log", ["type": "browser"]) as? [[String: Any]]
    return entries?.compactMap { $0["message"] as? String } ?? []
  }

  func command(_ name: String, _ parameters: [String: Any] = [:]) async throws -> Any {
    try await post(session + "/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// The keys of the protocol that no text contains.
  enum Key {
    static let left = "\u{E012}"
    static let up = "\u{E013}"
    static let right = "\u{E014}"
    static let down = "\u{E015}"
    static let home = "\u{E011}"
    static let end = "\u{E010}"
    static let enter = "\u{E007}"
    static let escape = "\u{E00C}"
  }

  struct Refusal: Error {
    let text: String
  }

  private func post(_ path: String, _ body: [String: Any]) async throws -> Any {
    try send("POST", path, JSONSerialization.data(withJSONObject: body))
  }

  /// Sends a request to the driver with curl, and returns the value in the answer.
  private func send(_ method: String, _ path: String, _ body: Data) throws -> Any {
    let request = folder.appending(path: "request.json")
    try body.write(to: request)
    let (curl, output) = (Process(), Pipe())
    curl.executableURL = URL(filePath: Browser.path(of: "curl") ?? "")
    curl.arguments = [
      "--silent", "--show-error", "--noproxy", "*", "--request", method,
      "--data-binary", "@\(request.path())", address + path,
    ]
    curl.standardOutput = output
    try curl.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    curl.waitUntilExit()
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    if let failure = answer?["value"] as? [String: Any], let error = failure["error"] {
      throw Refusal(text: "\(path): \(error): \(failure["message"] ?? "")")
    }
    return answer?["value"] ?? ""
  }

  /// Returns the address at which the driver listens, whose port it writes when it is ready.
  private static func address(in output: Pipe) throws -> String {
    var text = ""
    while let data = try output.fileHandleForReading.read(upToCount: 1), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      guard text.hasSuffix("."), let start = text.range(of: "successfully on port ") else {
        continue
      }
      return "http://127.0.0.1:\(text[start.upperBound...].dropLast())/"
    }
    throw Refusal(text: "chromedriver has not started: \(text)")
  }

  private static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
