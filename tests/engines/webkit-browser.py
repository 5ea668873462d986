#!/usr/bin/python3
"""A WebKitGTK window for WebKitWebDriver.

Its own MiniBrowser is never narrower than 447 px and cannot print to a file. SIGUSR1 prints the page to WK_PDF.
Settings: WK_WIDTH, WK_HEIGHT, WK_PROFILE (a folder), WK_PDF (a file).
"""
import os
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

profile = os.environ["WK_PROFILE"]
data = WebKit2.WebsiteDataManager(base_data_directory=profile + "/data", base_cache_directory=profile + "/cache")
context = WebKit2.WebContext(website_data_manager=data, time_zone_override="America/New_York")
context.set_automation_allowed(True)
context.set_preferred_languages(["en-US"])
views = []


def say(line):
    print(line, flush=True)


def make_view(related=None):
    if related:
        view = WebKit2.WebView(related_view=related)
    else:
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    view.set_settings(settings)
    window = Gtk.Window()
    window.set_default_size(int(os.environ["WK_WIDTH"]), int(os.environ["WK_HEIGHT"]))
    window.set_decorated(False)
    window.add(view)
    view.connect("create", lambda opener, action: make_view(opener))
    view.connect("close", lambda closed: window.destroy())
    window.show_all()
    views.append(view)

    # Without a window manager nobody else gives the page its focus.
    def focus():
        window.get_window().focus(0)
        view.grab_focus()
        return False

    GLib.timeout_add(400, focus)
    return view


def automate(context, session):
    info = WebKit2.ApplicationInfo()
    # The driver refuses any other name.
    info.set_name("MiniBrowser")
    session.set_application_info(info)
    session.connect("create-web-view", lambda session: make_view())


def print_page():
    operation = WebKit2.PrintOperation(web_view=views[-1])
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + os.environ["WK_PDF"])
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("na_letter"))
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect("finished", lambda done: say("PRINTED"))
    operation.connect("failed", lambda done, error: say("PRINTING FAILED " + error.message))
    views[-1].operation = operation
    operation.print_()
    return True


context.connect("automation-started", automate)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, print_page)
say("PID %d" % os.getpid())
Gtk.main()
